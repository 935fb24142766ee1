import { tamanoDePagina } from '@alerce/domain/limites'
import { Button } from '../../../components/actions/button.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Failed } from '../../../components/feedback/failed.tsx'
import { useSeen } from '../../../lib/browser/use-seen.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import { buscaNombre, type Filtros } from '../filtros.ts'
import type { Prospecto } from '../queries.ts'
import classes from './cartera.module.css'
import { Ficha } from './ficha.tsx'
import { FichaGhost } from './ficha-ghost.tsx'

interface CarteraProps {
  /** undefined while the first page is on its way. */
  readonly prospectos: readonly Prospecto[] | undefined
  readonly failure: string | null
  readonly loading: boolean
  readonly more: boolean
  readonly onMore: () => void
  readonly onRetry: () => void
  readonly filtros: Filtros
}

/** One row per card, so that the eye runs down the states; the next page comes before the end is reached. */
export function Cartera({ prospectos, failure, loading, more, onMore, onRetry, filtros }: CarteraProps) {
  if (!prospectos)
    return failure ? <Failed text={failure} busy={loading} onRetry={onRetry} /> : <FichaGhost count={tamanoDePagina} />
  if (prospectos.length === 0) return <Nothing filtros={filtros} />
  return (
    <section aria-label="Prospectos" aria-busy={loading}>
      <ol className={classes.fichas}>
        {prospectos.map((prospecto) => (
          <li key={prospecto.prospectoId}>
            <Ficha prospecto={prospecto} />
          </li>
        ))}
      </ol>
      {failure && <Failed text={failure} busy={loading} onRetry={onRetry} />}
      {more && !failure && <Sentinel loading={loading} onSeen={onMore} />}
    </section>
  )
}

function Nothing({ filtros }: { readonly filtros: Filtros }) {
  const writes = useReader() === null
  const narrowed = buscaNombre(filtros) || filtros.estado !== '' || filtros.tipo !== '' || filtros.plan !== 1
  return narrowed ? (
    <Empty title="Ningún prospecto coincide">
      <p>Pruebe con menos palabras, otras fechas o «Limpiar búsqueda».</p>
    </Empty>
  ) : (
    <Empty title="No hay prospectos en estas fechas">
      <p>Amplíe el rango de fechas{writes && ', o agregue el primero con «Agregar nuevo prospecto»'}.</p>
    </Empty>
  )
}

function Sentinel({ loading, onSeen }: { readonly loading: boolean; readonly onSeen: () => void }) {
  const ref = useSeen({ onSeen, active: !loading, ahead: 600 })
  return (
    <div ref={ref} className={classes.next}>
      {loading ? <FichaGhost count={2} /> : <Button onClick={onSeen}>Ver más prospectos</Button>}
    </div>
  )
}
