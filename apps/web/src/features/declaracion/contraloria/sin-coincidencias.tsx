import { contraloriaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import { Empty } from '../../../components/feedback/empty.tsx'
import { NotRead } from '../../../components/feedback/failed.tsx'
import type { useHallados } from './queries.ts'

/** Nothing of what was looked at, or not yet. */
export function SinCoincidencias({ hallados }: { readonly hallados: ReturnType<typeof useHallados> }) {
  if (hallados.isError) return <NotRead of={hallados} failure={contraloriaMessages.colaFailed.text} />
  return <Empty title={hallados.alDia ? 'Ningún caso coincide con la búsqueda' : 'Buscando…'} />
}

/** Nobody waits. */
export const SinCasos = () => (
  <Empty title="No hay casos en espera">
    <p>Los nuevos aparecen aquí solos.</p>
  </Empty>
)
