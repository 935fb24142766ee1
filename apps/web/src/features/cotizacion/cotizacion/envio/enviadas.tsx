import { Panel } from '../../../../components/layout/panel.tsx'
import { useEnviadas } from '../queries.ts'
import { Enviada } from './enviada.tsx'

interface EnviadasProps {
  readonly prospectoId: number
  /** A plan can still be chosen. */
  readonly abierta: boolean
}

/** The quotes that were mailed, newest first; nothing while there is none. */
export function Enviadas({ prospectoId, abierta }: EnviadasProps) {
  const { data = [] } = useEnviadas(prospectoId)
  if (data.length === 0) return null
  return (
    <Panel title="Cotizaciones enviadas" aside={String(data.length)} flush>
      {data.map((enviada) => (
        <Enviada key={enviada.numero} {...{ prospectoId, abierta, enviada }} />
      ))}
    </Panel>
  )
}
