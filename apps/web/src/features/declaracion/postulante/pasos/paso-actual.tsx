import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { nombreDePregunta, preguntaNumerada } from '@alerce/domain/declaracion/preguntas'
import { Button } from '../../../../components/actions/button.tsx'
import { Enteros } from '../../../../components/values/enteros.tsx'
import { Acciones } from '../components/acciones.tsx'
import { Casilla } from '../components/campos.tsx'
import { ConCodigo } from '../components/con-codigo.tsx'
import { Parrafos } from '../components/parrafos.tsx'
import classes from '../postulante.module.css'
import { type Postulacion, useGuardar } from '../queries.ts'
import { claveDe, type PantallaDelPostulante } from '../recorrido.ts'
import { useFormulario } from '../use-formulario.ts'
import { Beneficiario } from './beneficiario.tsx'
import { Circular } from './circular.tsx'
import { personasDe } from './diagnosticos.ts'
import { Jurada } from './jurada.tsx'
import type { PasoProps } from './paso.ts'
import { Pregunta } from './pregunta.tsx'
import { Renta } from './renta.tsx'
import { ConfirmarResumen, ResumenAntecedentes, type ResumenProps } from './resumen-antecedentes.tsx'
import { Titular } from './titular.tsx'

/** Free and revocable: both answers lead on, and the last one counts. */
function Previred({ data: { previred }, onListo }: PasoProps) {
  const { save, busy, failure } = useGuardar()
  const decide = async (autoriza: boolean) => {
    if (busy) return
    const hecho = await save('decidirPrevired', { autoriza, version: previred.version })
    if (hecho && 'reply' in hecho) onListo()
  }
  const dicho = { true: 'Usted autorizó esta consulta.', false: 'Usted no autorizó esta consulta.', null: '' }
  return (
    <>
      <Parrafos de={previred.parrafos} />
      <p role="status">{dicho[`${previred.autorizado}`]}</p>
      {previred.autorizado && <p>{m.previredEfecto.text}</p>}
      <Acciones
        accept="Autorizo la consulta"
        busy={busy}
        failure={failure}
        onAccept={() => void decide(true)}
        other={{
          label: previred.autorizado ? 'Retirar mi autorización' : 'No autorizo',
          onPress: () => void decide(false),
        }}
      />
    </>
  )
}

/** Meaning and consequences of a declaration, shown before the first answer. */
function Consideraciones({ data: { consideraciones }, onListo }: PasoProps) {
  const { save, busy, failure } = useGuardar()
  const { form, values, change, errorOf, submit } = useFormulario(
    { acepta: false },
    { acepta: (value) => (value ? null : m.consideracionesVacio.text) },
  )
  const send = async () => {
    const { version } = consideraciones
    const hecho = await save('aceptarConsideraciones', { acepta: true, version })
    if (hecho && 'reply' in hecho) onListo()
  }
  return (
    <form ref={form} className={classes.form} onSubmit={submit(() => !busy && void send())} noValidate>
      <Parrafos de={consideraciones.parrafos} />
      <Casilla
        label="Lo leí y responderé yo"
        checked={values.acepta}
        error={errorOf('acepta')}
        onChange={(acepta) => change({ acepta })}
      />
      <Acciones accept="Continuar" busy={busy} failure={failure} />
    </form>
  )
}

/** The act of signing: a code is mailed, and with it the declaration is signed and sent. */
function Firma({ data: { firma, esperaAlOtorgante }, onListo }: PasoProps) {
  if (esperaAlOtorgante) return <EsperaAlOtorgante />
  return (
    <ConCodigo
      correo={firma.correo}
      casilla="Acepto y firmo"
      sinMarcar={m.aceptaVacio.text}
      codigo="Código de la firma"
      accept="Firmar y enviar"
      onPedir={(save) => save('pedirCodigoDeFirma', {})}
      onCodigo={(save, pin) => save('firmarDeclaracion', { pin, acepta: true, version: firma.version })}
      onHecho={onListo}
    >
      <Parrafos de={firma.parrafos} />
    </ConCodigo>
  )
}

/** Wait for the giver's signature. It ends by itself, without a button. */
function EsperaAlOtorgante() {
  return (
    <div role="status" className={classes.parrafos}>
      <p>Su declaración está lista y guardada. Todavía no puede firmarla.</p>
      <p>{m.firmaDespues.text}</p>
      <p>Puede cerrar esta página; si la deja abierta, la firma aparece aquí sola.</p>
    </div>
  )
}

/** Every answer, as it will be signed. */
function ResumenDeclaracion({ data, onListo, onCorregir }: ResumenProps) {
  const nombres = new Map(personasDe(data).map(({ valor, nombre }) => [valor, nombre]))
  return (
    <>
      <ul className={classes.lista}>
        {data.cuestionario.preguntas.map(({ id, pregunta, respuesta, diagnosticos }) => (
          <li key={id}>
            <div>
              <small>{preguntaNumerada(id, pregunta)}</small>
              <b>{respuesta ? 'Sí' : 'No'}</b>
              {diagnosticos.map(({ beneficiario, diagnostico, fecha, intervencionQuirurgica }) => (
                <span key={`${beneficiario}-${diagnostico.diagnostico}-${fecha}`}>
                  <Enteros>
                    {nombres.get(beneficiario)}: {diagnostico.diagnostico}, {fecha}
                    {intervencionQuirurgica && ', con cirugía'}
                  </Enteros>
                </span>
              ))}
            </div>
            <Button
              kind="quiet"
              aria-label={`Corregir la ${nombreDePregunta(id)}`}
              onClick={() => onCorregir({ paso: 'preguntas', id })}
            >
              Corregir
            </Button>
          </li>
        ))}
      </ul>
      <ConfirmarResumen cual="resumenDeclaracion" onListo={onListo} />
    </>
  )
}

interface PasoActualProps extends ResumenProps {
  readonly pantalla: PantallaDelPostulante
  /** Initial values of the forms, when they hold more than is saved. */
  readonly escrita: Postulacion
}

/** Fields of the current screen. */
export function PasoActual({ pantalla, escrita, onCorregir, ...props }: PasoActualProps) {
  const clave = claveDe(pantalla)
  const ficha = { ...props, data: escrita, leida: props.data }
  return (
    <>
      {pantalla.paso === 'previred' && <Previred {...props} />}
      {pantalla.paso === 'renta' && <Renta {...props} />}
      {pantalla.paso === 'consideraciones' && <Consideraciones {...props} />}
      {pantalla.paso === 'cotizante' && <Titular {...ficha} />}
      {pantalla.paso === 'beneficiarios' && pantalla.id !== null && (
        <Beneficiario key={clave} {...ficha} id={pantalla.id} />
      )}
      {pantalla.paso === 'preguntas' && pantalla.id !== null && <Pregunta key={clave} {...ficha} id={pantalla.id} />}
      {pantalla.paso === 'juradas' && pantalla.id !== null && <Jurada key={clave} {...props} id={pantalla.id} />}
      {pantalla.paso === 'resumenAntecedentes' && <ResumenAntecedentes {...props} onCorregir={onCorregir} />}
      {pantalla.paso === 'resumenDeclaracion' && <ResumenDeclaracion {...props} onCorregir={onCorregir} />}
      {pantalla.paso === 'circular' && <Circular {...props} />}
      {pantalla.paso === 'firma' && <Firma {...props} />}
    </>
  )
}
