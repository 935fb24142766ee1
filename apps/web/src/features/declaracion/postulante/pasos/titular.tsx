import { titularConSalud } from '@alerce/contract/fichas/declaracion/cotizante'
import { envioDe, pantallaDe } from '@alerce/contract/fichas/formas'
import { causales } from '@alerce/contract/forms/declaracion/cotizante'
import { titularPostulanteRules } from '@alerce/contract/forms/declaracion/entrada-postulante'
import { Acciones } from '../components/acciones.tsx'
import { Eleccion, Lista, Texto } from '../components/campos.tsx'
import { PersonaSobreGuardada } from '../components/sobre-guardado.tsx'
import classes from '../postulante.module.css'
import { type Postulacion, useGuardar } from '../queries.ts'
import { usePersonaEscrita } from '../use-escrito.ts'
import { Medidas } from './medidas.tsx'
import { Nombres } from './nombres.tsx'
import type { PasoEscritoProps } from './paso.ts'
import { siNoDe } from './si-no.ts'

const dicho = (titular: Postulacion['titular']) => ({
  form: pantallaDe(titularConSalud, titular),
  version: titular.versionPersona,
})

/** The holder, as they say it themselves. RUT and birth date are those of the invitation. */
export function Titular({ data: { titular, isapres }, leida, onListo }: PasoEscritoProps) {
  const { answer, busy, failure } = useGuardar()
  const formulario = usePersonaEscrita('titular', {
    escrita: dicho(titular),
    guardada: dicho(leida.titular),
    rules: titularPostulanteRules,
    ficha: titularConSalud,
  })
  const { form, values, change, leave, errorOf, refuse, submit, otros, reuseGuardado, reemplaza } = formulario
  const send = async () => {
    const hecho = await answer({
      name: 'guardarTitularPostulante',
      payload: { ...envioDe(titularConSalud, values), reemplaza },
    })
    if (hecho && 'errores' in hecho) refuse(hecho.errores)
    else if (hecho) onListo()
  }
  const pension = siNoDe(values.pension)
  const sistemas = [
    { valor: 0, nombre: 'No tengo' },
    { valor: 1, nombre: 'FONASA' },
    ...isapres.map(({ codigo, nombre }) => ({ valor: codigo, nombre })),
  ]
  return (
    <form ref={form} className={classes.form} onSubmit={submit(() => !busy && void send())} noValidate>
      <PersonaSobreGuardada campos={otros} onUsar={reuseGuardado} />
      <Nombres values={values} change={change} leave={leave} errorOf={errorOf} />
      <Lista
        label="Isapre actual"
        value={values.idSalud}
        error={errorOf('idSalud')}
        opciones={sistemas}
        onChange={(idSalud) => change({ idSalud })}
      />
      <Medidas values={values} change={change} leave={leave} errorOf={errorOf} />
      <Eleccion
        label="¿Recibe una pensión de invalidez?"
        value={pension}
        error={errorOf('pension')}
        opciones={[
          ['no', 'No'],
          ['si', 'Sí'],
        ]}
        onChange={(value) => change({ pension: value === 'si' })}
      />
      {values.pension && (
        <>
          <Lista
            label="Causal"
            value={values.causal}
            error={errorOf('causal')}
            opciones={causales.map(({ codigo, descripcion }) => ({ valor: codigo, nombre: descripcion }))}
            onChange={(causal) => change({ causal: causal === 1 || causal === 2 ? causal : null })}
          />
          <Texto
            label="Diagnóstico"
            value={values.diagnostico}
            error={errorOf('diagnostico')}
            onChange={(diagnostico) => change({ diagnostico })}
            onBlur={() => leave('diagnostico')}
          />
        </>
      )}
      <Acciones accept="Guardar y continuar" busy={busy} failure={failure} />
    </form>
  )
}
