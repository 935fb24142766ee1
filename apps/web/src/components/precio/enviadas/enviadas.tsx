import type { ReactNode } from 'react'
import { useLive } from '../../../lib/events.ts'
import { useRead } from '../../../lib/use-call.ts'
import { Panel } from '../../layout/panel.tsx'
import { type CotizacionEnviada, Enviada } from './enviada.tsx'

interface EnviadasProps {
  readonly prospectoId: number
  /** Where a plan can still be chosen: how one of them is. */
  readonly elegir?: (enviada: CotizacionEnviada) => ReactNode
}

/** The quotes that were mailed from whatever window, newest first; nothing while there is none. */
export function Enviadas({ prospectoId, elegir }: EnviadasProps) {
  useLive('obtenerCotizacionesEnviadas', { payload: { prospectoId }, prospectos: [prospectoId] })
  const { data = [] } = useRead('obtenerCotizacionesEnviadas', { prospectoId })
  if (data.length === 0) return null
  return (
    <Panel title="Cotizaciones enviadas" aside={String(data.length)} flush>
      {data.map((enviada) => (
        <Enviada key={enviada.numero} prospectoId={prospectoId} enviada={enviada}>
          {elegir?.(enviada)}
        </Enviada>
      ))}
    </Panel>
  )
}
