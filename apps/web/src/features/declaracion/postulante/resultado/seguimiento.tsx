import { textosDelPostulante } from '@alerce/contract/catalogos/declaracion/resultados'
import { resultadoMessages as m } from '@alerce/contract/messages/declaracion/resultado'
import type { SituacionDelPostulante } from '@alerce/domain/declaracion/invitacion/seguimiento'
import { IconCircleCheck, IconCircleX, IconFileSearch, IconHourglass } from '@tabler/icons-react'
import { useContext, useEffect } from 'react'
import { NotRead } from '../../../../components/feedback/failed.tsx'
import { LoadingBar } from '../../../../components/feedback/skeletons.tsx'
import { isRefusal } from '../../../../lib/api/errors.ts'
import { Hoja } from '../components/hoja.tsx'
import { Salida } from '../components/salida.tsx'
import classes from '../postulante.module.css'
import { type SeguimientoDeDS, SesionContext, useSeguimiento } from '../queries.ts'
import { Carta } from './carta.tsx'
import { FIRMADAS, LoQueSigue } from './lo-que-sigue.tsx'
import { RetirarPrevired } from './retirar-previred.tsx'

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

/** After the signature: what became of the declaration, and what is asked of the applicant now. */
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
          <LoadingBar />
        )}
      </Hoja>
    )
  return <Sabida {...{ data, noSalio, onSalir }} />
}

function Sabida({ data, noSalio, onSalir }: SeguimientoProps & { readonly data: SeguimientoDeDS }) {
  const { situacion, folio, asesor, motivo, conCarta } = data
  const { titulo, parrafos } = textosDelPostulante[situacion]
  const { tone, Icon } = aspectoDe(situacion)
  return (
    <Hoja
      title={titulo}
      tone={tone}
      icon={<Icon size={36} stroke={1.5} aria-hidden="true" />}
      pie={
        <>
          <span>
            Declaración de Salud {folio}. Su asesor es {asesor}.
          </span>
          <Salida label="Salir" {...{ noSalio, onSalir }} />
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
    </Hoja>
  )
}
