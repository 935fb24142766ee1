import { Empty } from '../../../../components/feedback/empty.tsx'
import { buscaNombre } from '../../../../lib/filtros-de-lista.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import type { FiltrosDeCartera } from '../filtros.ts'
import { useTieneAlguno } from '../queries.ts'

/** Nobody to show: what to do about it depends on why. */
export function Vacia({ filtros }: { readonly filtros: FiltrosDeCartera }) {
  const narrowed = buscaNombre(filtros) || filtros.estado !== '' || filtros.tipo !== '' || filtros.plan !== 1
  if (!narrowed) return <SinProspectos />
  return (
    <Empty title="Ningún prospecto coincide">
      <p>Pruebe con menos palabras, otras fechas o «Limpiar búsqueda».</p>
    </Empty>
  )
}

function SinProspectos() {
  const writes = useReader() === null
  const alguno = useTieneAlguno()
  if (alguno === undefined) return null
  if (alguno) {
    return (
      <Empty title="No hay prospectos en estas fechas">
        <p>Los que hay se registraron en otras: amplíe el rango de fechas.</p>
      </Empty>
    )
  }
  return (
    <Empty title="La cartera aún no tiene prospectos">
      {writes && <p>Agregue el primero con «Agregar nuevo prospecto»: aquí verá en qué va cada venta y qué sigue.</p>}
    </Empty>
  )
}
