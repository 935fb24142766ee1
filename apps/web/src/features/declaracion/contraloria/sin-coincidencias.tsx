import { contraloriaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Failed } from '../../../components/feedback/failed.tsx'
import { messageOf } from '../../../lib/api/errors.ts'
import type { useHallados } from './queries.ts'

/** Nothing of what was looked at, or not yet. */
export function SinCoincidencias({ hallados }: { readonly hallados: ReturnType<typeof useHallados> }) {
  if (hallados.isError)
    return (
      <Failed
        text={messageOf(hallados.error, contraloriaMessages.colaFailed.text)}
        busy={hallados.isFetching}
        onRetry={() => void hallados.refetch()}
      />
    )
  return <Empty title={hallados.alDia ? 'Ningún caso coincide con la búsqueda' : 'Buscando…'} />
}

/** Nobody waits. */
export const SinCasos = () => (
  <Empty title="No hay casos en espera">
    <p>Los nuevos aparecen aquí solos.</p>
  </Empty>
)
