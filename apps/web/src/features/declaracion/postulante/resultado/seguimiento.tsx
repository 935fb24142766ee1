import { textosDelPostulante } from '@alerce/contract/catalogos/declaracion/resultados'
import { resultadoMessages as m } from '@alerce/contract/messages/declaracion/resultado'
import { formatoPesos } from '@alerce/domain/base/dinero/formato'
import type { SituacionDelPostulante } from '@alerce/domain/declaracion/invitacion/seguimiento'
import { alcanceDeRestriccion } from '@alerce/domain/declaracion/veredicto/restricciones'
import { IconCircleCheck, IconCircleX, IconFileSearch, IconHourglass } from '@tabler/icons-react'
import { useContext, useEffect, useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { NotRead } from '../../../../components/feedback/failed.tsx'
import { Notice } from '../../../../components/feedback/notice.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeletons.tsx'
import { AntecedentesList } from '../../../../components/sale/antecedentes-list.tsx'
import { SuAsesor } from '../../../../components/values/su-asesor.tsx'
import { callFile } from '../../../../lib/api/call.ts'
import { isRefusal } from '../../../../lib/api/errors.ts'
import { sizeText } from '../../../../lib/files.ts'
import { Acciones } from '../components/acciones.tsx'
import { Eleccion } from '../components/campos.tsx'
import { ConCodigo } from '../components/con-codigo.tsx'
import { Hoja, Salida } from '../components/hoja.tsx'
import { Parrafos } from '../components/parrafos.tsx'
import { Preguntar } from '../components/preguntar.tsx'
import { RetirarConsentimiento } from '../components/retirar-consentimiento.tsx'
import { type RespuestaSiNo, siNoDe } from '../pasos/si-no.ts'
import classes from '../postulante.module.css'
import { type SeguimientoDeDS, SesionContext, useAbrir, useGuardar, useSeguimiento } from '../queries.ts'
import { Adjuntar } from './adjuntar.tsx'
import { Contrato, ContratoFirmado } from './contrato.tsx'
import { Mandato } from './mandato.tsx'
import { RetirarPrevired } from './retirar-previred.tsx'

/** Situations after the signature: the page shows the papers, with the letter of the result among them. */
const FIRMADAS: readonly SituacionDelPostulante[] = ['firmadaSola', 'firmada', 'suscrita']

/** The income that was looked at, and the most that can be taken of it. */
function Renta({ data: { renta, maximo } }: { readonly data: SeguimientoDeDS }) {
  return (
    <dl className={classes.datos}>
      {renta !== null && (
        <div>
          <dt>Renta promedio</dt>
          <dd>{formatoPesos(renta)}</dd>
        </div>
      )}
      {maximo !== null && (
        <div>
          <dt>Máximo descontable</dt>
          <dd>{formatoPesos(maximo)}</dd>
        </div>
      )}
    </dl>
  )
}

/** Requested documents, the files that answer them, and the button that sends them back. */
function Antecedentes({ data: { antecedentes, archivos } }: { readonly data: SeguimientoDeDS }) {
  const { save, busy, failure } = useGuardar()
  const send = () => {
    if (!busy) void save('enviarAntecedentes', {})
  }
  return (
    <>
      <AntecedentesList of={antecedentes} />
      {archivos.length > 0 && (
        <ul className={classes.lista} aria-label="Archivos recibidos">
          {archivos.map(({ id, nombre, tamano }) => (
            <li key={id}>
              <div>
                <b>{nombre}</b>
                <small>Recibido, {sizeText(tamano)}</small>
              </div>
            </li>
          ))}
        </ul>
      )}
      <Adjuntar otro={archivos.length > 0} />
      {archivos.length > 0 ? (
        <Acciones accept="Ya está todo: enviar" busy={busy} failure={failure} onAccept={send} />
      ) : (
        <p className={classes.hint}>{m.adjunteAlgo.text}</p>
      )}
    </>
  )
}

/** Restrictions of a cover: each is read, and the applicant answers all of them with the code of their mail. */
function Restringida({ data: { restricciones, respuesta, correo } }: { readonly data: SeguimientoDeDS }) {
  const [acepta, setAcepta] = useState<boolean | null>(null)
  return (
    <>
      <ul className={classes.lista} aria-label="Restricciones">
        {restricciones.map(({ persona, condicion, meses, cobertura }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a restriction has no identity but its place
          <li key={at}>
            <div>
              <small>{persona}</small>
              <b>{condicion}</b>
              <span>{alcanceDeRestriccion({ meses, cobertura })}</span>
            </div>
          </li>
        ))}
      </ul>
      <Eleccion<Exclude<RespuestaSiNo, ''>>
        label="¿Acepta estas restricciones?"
        value={siNoDe(acepta)}
        error={null}
        opciones={[
          ['si', 'Las acepto'],
          ['no', 'No las acepto'],
        ]}
        onChange={(value) => setAcepta(value === 'si')}
      />
      {acepta === false && <Notice>Si no las acepta, su suscripción se suspende y no se puede cambiar.</Notice>}
      {acepta !== null && (
        <ConCodigo
          correo={correo}
          casilla="Leí las restricciones y esta es mi respuesta"
          sinMarcar={m.respuestaSinMarcar.text}
          codigo="Código de la respuesta"
          accept={acepta ? 'Aceptar las restricciones' : 'Suspender la suscripción'}
          onPedir={(save) => save('pedirCodigoDeRespuesta', {})}
          onCodigo={(save, pin) => save('responderRestricciones', { acepta, pin, version: respuesta.version })}
          // Nothing to do: the save already reads the next situation
          onHecho={() => undefined}
        >
          <Parrafos de={respuesta.parrafos} />
        </ConCodigo>
      )}
    </>
  )
}

/** Request or detail that belongs to the current situation. */
function LoQueSigue({ data }: { readonly data: SeguimientoDeDS }) {
  const { situacion, decidido } = data
  if (situacion === 'rentaInsuficiente') return <Renta data={data} />
  if (situacion === 'restringida') return <Restringida data={data} />
  if (situacion === 'porFirmar') return <Contrato />
  if (FIRMADAS.includes(situacion))
    return <ContratoFirmado suscrito={situacion === 'suscrita'} conCarta={data.conCarta} />
  if (situacion === 'autorizada' || situacion === 'aceptada' || situacion === 'porCorregir') return <Mandato />
  const pide = situacion === 'antecedentes' || situacion === 'antecedentesRenta'
  return pide ? <Antecedentes key={decidido} data={data} /> : null
}

const ACEPTADAS: readonly SituacionDelPostulante[] = ['autorizada', 'aceptada', ...FIRMADAS]
const CERRADAS: readonly SituacionDelPostulante[] = [
  'rechazada',
  'restriccionesRechazadas',
  'anulada',
  'rentaInsuficiente',
  'rentaSinRespaldo',
  'vencida',
]

/** How a situation looks: good, bad, or something to wait for or to do. */
function aspectoDe(situacion: SituacionDelPostulante) {
  if (ACEPTADAS.includes(situacion) || situacion === 'enEvaluacion')
    return { tone: 'ok' as const, Icon: situacion === 'enEvaluacion' ? IconHourglass : IconCircleCheck }
  if (CERRADAS.includes(situacion)) return { tone: 'bad' as const, Icon: IconCircleX }
  return { tone: 'ok' as const, Icon: IconFileSearch }
}

interface SeguimientoProps {
  /** Why they cannot leave yet. */
  readonly noSalio: string | null
  readonly onSalir: () => void
}

/** Page after the signature: situation of the declaration, and the next request to the applicant. */
export function Seguimiento({ noSalio, onSalir }: SeguimientoProps) {
  const { data, error, isFetching, refetch } = useSeguimiento()
  const { onFuera } = useContext(SesionContext)
  const fuera = isRefusal(error, 401)
  useEffect(() => {
    if (fuera) onFuera()
  }, [fuera, onFuera])
  if (!data)
    return (
      <Hoja title="Su Declaración de Salud">
        {error && !fuera ? (
          <NotRead of={{ error, isFetching, refetch }} failure={m.resultadoFailed.text} />
        ) : (
          <SkeletonLines count={5} />
        )}
      </Hoja>
    )
  return <Sabida data={data} noSalio={noSalio} onSalir={onSalir} />
}

/** The letter of the result, in a tab of its own. */
function Carta() {
  const { open, busy, failure } = useAbrir(m.cartaFailed.text)
  return (
    <div className={classes.acciones}>
      {failure && <Notice tone="bad">{failure}</Notice>}
      <Button busy={busy} onClick={() => void open(() => callFile('abrirCartaPostulante', {}))}>
        Ver la carta del resultado
      </Button>
    </div>
  )
}

function Sabida({ data, noSalio, onSalir }: SeguimientoProps & { readonly data: SeguimientoDeDS }) {
  const { situacion, folio, motivo, conCarta } = data
  const { titulo, parrafos } = textosDelPostulante[situacion]
  const { tone, Icon } = aspectoDe(situacion)
  return (
    <Hoja
      title={titulo}
      tone={tone}
      icon={<Icon size={36} stroke={1.5} aria-hidden="true" />}
      pie={
        <>
          <span>Declaración de Salud {folio}</span>
          <Preguntar />
          <Salida label="Salir" noSalio={noSalio} onSalir={onSalir} />
          <RetirarConsentimiento />
        </>
      }
    >
      <div role="status" className={classes.parrafos}>
        {parrafos.map((parrafo) => (
          <p key={parrafo}>{parrafo}</p>
        ))}
      </div>
      {motivo && (
        <figure className={classes.motivo}>
          <figcaption>Motivo</figcaption>
          <blockquote>{motivo}</blockquote>
        </figure>
      )}
      <LoQueSigue data={data} />
      {conCarta && situacion !== 'porFirmar' && !FIRMADAS.includes(situacion) && <Carta />}
      <RetirarPrevired previred={data.previred} />
      <SuAsesor nombre={data.asesor} {...data.contacto} />
    </Hoja>
  )
}
