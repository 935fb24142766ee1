import { mesaMessages } from '@alerce/contract/messages/mesa/mesa'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { NotRead } from '../../../../components/feedback/failed.tsx'
import type { usePendientesHallados } from '../../../../lib/mesa/pendientes.ts'

interface NadaProps {
  readonly filtra: boolean
  readonly hallados: ReturnType<typeof usePendientesHallados>
}

/** Nothing waits, or nothing of what was looked for, or not yet. */
export function Nada({ filtra, hallados }: NadaProps) {
  if (!filtra)
    return (
      <Empty title="No hay pendientes">
        <p>Los nuevos aparecen aquí solos.</p>
      </Empty>
    )
  if (hallados.isError) return <NotRead of={hallados} failure={mesaMessages.pendientesFailed.text} />
  return <Empty title={hallados.isFetching ? 'Buscando…' : 'Ningún pendiente coincide con la búsqueda'} />
}
