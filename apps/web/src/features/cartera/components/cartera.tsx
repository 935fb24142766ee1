import { maximoDeCoincidencias, tamanoDePagina } from '@alerce/domain/limites'
import { Button } from '../../../components/actions/button.tsx'
import { Empty } from '../../../components/feedback/empty.tsx'
import { Failed } from '../../../components/feedback/failed.tsx'
import { Notice } from '../../../components/feedback/notice.tsx'
import { useSeen } from '../../../lib/browser/use-seen.ts'
import { useReader } from '../../../lib/session/use-lock.ts'
import { buscaNombre, type Filtros } from '../filtros.ts'
import type { Prospecto } from '../queries.ts'
import classes from './cartera.module.css'
import { FichaGhost } from './ficha-ghost.tsx'
import { Lista } from './lista.tsx'

interface CarteraProps {
  /** undefined while the first page is on its way. */
  readonly prospectos: readonly Prospecto[] | undefined
  readonly failure: string | null
  /** Something is being read, be it again. */
  readonly loading: boolean
  /** The next page is. */
  readonly paging: boolean
  readonly more: boolean
  readonly onMore: () => void
  readonly onRetry: () => void
  readonly filtros: Filtros
}

/** The list in each of its states; the next page comes before the end is reached. */
export function Cartera({ prospectos, failure, loading, paging, more, onMore, onRetry, filtros }: CarteraProps) {
  if (!prospectos)
    return failure ? <Failed text={failure} busy={loading} onRetry={onRetry} /> : <FichaGhost count={tamanoDePagina} />
  if (prospectos.length === 0) return <Nothing filtros={filtros} />
  const capped = buscaNombre(filtros) && prospectos.length >= maximoDeCoincidencias
  return (
    <section aria-label="Prospectos" aria-busy={loading}>
      {capped && (
        <Notice tone="info">
          Se muestran las primeras {maximoDeCoincidencias} coincidencias: agregue más letras para acotar.
        </Notice>
      )}
      <Lista key={JSON.stringify(filtros)} prospectos={prospectos} />
      {failure && <Failed text={failure} busy={loading} onRetry={onRetry} />}
      {more && !failure && <Sentinel loading={loading} paging={paging} onSeen={onMore} />}
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

interface SentinelProps {
  readonly loading: boolean
  readonly paging: boolean
  readonly onSeen: () => void
}

function Sentinel({ loading, paging, onSeen }: SentinelProps) {
  const ref = useSeen({ onSeen, active: !loading, ahead: 600 })
  return (
    <div ref={ref} className={classes.next}>
      {paging ? <FichaGhost count={2} /> : <Button onClick={onSeen}>Ver más prospectos</Button>}
    </div>
  )
}
