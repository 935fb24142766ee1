import { cotizacionPublicaMessages as m } from '@alerce/contract/messages/cotizacion/publica'
import { MIENTRAS_NO_CAMBIEN } from '@alerce/domain/cotizacion/validez'
import { IconFileOff } from '@tabler/icons-react'
import { useEffect, useRef } from 'react'
import { NotRead } from '../../../components/feedback/failed.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { Hoja, HojaCargando } from '../../../components/layout/hoja.tsx'
import { SuAsesor } from '../../../components/values/su-asesor.tsx'
import { call } from '../../../lib/api/call.ts'
import { isRefusal } from '../../../lib/api/errors.ts'
import { useRead } from '../../../lib/use-call.ts'
import { useLinkToken } from '../../../lib/use-link-token.ts'
import { Comparadas } from './comparadas.tsx'
import classes from './cotizacion.module.css'
import { Detalle, Ofrecida, type Pagina } from './ofrecida.tsx'
import { Respuestas } from './respuestas.tsx'

/** A link that opens nothing, and why. */
function NoDisponible() {
  return (
    <Hoja title="No disponible" tone="bad" icon={<IconFileOff size={36} stroke={1.5} aria-hidden="true" />}>
      <p role="alert">{m.noVigente.text}</p>
    </Hoja>
  )
}

/** Tells once that the page was shown. Its failure concerns nobody who reads the page. */
function useApertura(enlace: string): void {
  const told = useRef(false)
  useEffect(() => {
    if (told.current) return
    told.current = true
    call('anotarAperturaCotizacion', { enlace }).catch(() => undefined)
  }, [enlace])
}

interface LeidaProps {
  readonly enlace: string
  readonly pagina: Pagina
  readonly onReread: () => Promise<unknown>
}

function Leida({ enlace, pagina, onReread }: LeidaProps) {
  const { cotizaciones, asesor } = pagina
  const varias = cotizaciones.length > 1
  const vencida = cotizaciones.every((una) => una.vencida)
  useApertura(enlace)
  return (
    <Hoja
      title={varias ? 'Sus cotizaciones' : 'Su cotización'}
      className={varias ? classes.ancha : undefined}
      pie={`${MIENTRAS_NO_CAMBIEN} Su asesor ve cuándo se abre esta página.`}
    >
      {vencida && (
        <Notice>Venció el {cotizaciones[0]?.hasta}: el precio puede haber cambiado. Pida una nueva a su asesor.</Notice>
      )}
      {varias ? (
        <Comparadas cotizaciones={cotizaciones} />
      ) : (
        cotizaciones.map((una) => <Ofrecida key={una.numero} cotizacion={una} />)
      )}
      <Respuestas enlace={enlace} pagina={pagina} vencida={vencida} onReread={onReread} />
      {cotizaciones.map((una) =>
        varias ? (
          <details key={una.numero} className={classes.plegada}>
            <summary>{una.precio.nombrePlan}: qué cubre y por qué ese precio</summary>
            <Detalle cotizacion={una} />
          </details>
        ) : (
          <Detalle key={una.numero} cotizacion={una} />
        ),
      )}
      <SuAsesor {...asesor} />
    </Hoja>
  )
}

function PorEnlace({ enlace }: { readonly enlace: string }) {
  const { data, error, isFetching, refetch } = useRead('obtenerCotizacionPublica', { enlace })
  if (isRefusal(error, 404)) return <NoDisponible />
  if (data) return <Leida enlace={enlace} pagina={data} onReread={refetch} />
  if (!error) return <HojaCargando />
  return (
    <Hoja title="Su cotización">
      <NotRead of={{ error, isFetching, refetch }} failure={m.readFailed.text} />
    </Hoja>
  )
}

/** /postulacion/cotizacion: the quotes that an advisor mailed, by the link of the letter. */
export function CotizacionScreen() {
  const enlace = useLinkToken()
  return enlace ? <PorEnlace key={enlace} enlace={enlace} /> : <NoDisponible />
}
