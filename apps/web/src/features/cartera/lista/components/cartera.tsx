import { tamanoDePagina } from '@alerce/domain/limites'
import { useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { ButtonLink } from '../../../../components/actions/button-link.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Failed } from '../../../../components/feedback/failed.tsx'
import { useSeen } from '../../../../lib/browser/use-seen.ts'
import { type FiltrosDeCartera, soloFiltros } from '../../../../lib/filtros-de-cartera.ts'
import { buscaNombre } from '../../../../lib/filtros-de-lista.ts'
import { goTo } from '../../../../lib/routes.ts'
import { useOffers } from '../../../../lib/session/session.ts'
import { useReader } from '../../../../lib/session/use-lock.ts'
import { type Prospecto, useTieneAlguno } from '../queries.ts'
import type { ScrollPlace } from '../scroll-trace.ts'
import type { SeleccionDeFichas } from '../seleccion/use-seleccion-de-fichas.ts'
import type { Presentacion } from '../use-presentacion.ts'
import classes from './cartera.module.css'
import { FichaGhost } from './ficha-ghost.tsx'
import { Lista } from './lista.tsx'

/** Empty list. The advice depends on the reason: filters, or no prospects at all. */
function Vacia({ filtros }: { readonly filtros: FiltrosDeCartera }) {
  const narrowed =
    buscaNombre(filtros) ||
    filtros.estado !== '' ||
    filtros.tipo !== '' ||
    filtros.etiqueta !== '' ||
    filtros.plan !== 1
  if (!narrowed) return <SinProspectos />
  return (
    <Empty title="Ningún prospecto coincide">
      <p>Pruebe con menos palabras, otras fechas o «Limpiar búsqueda».</p>
    </Empty>
  )
}

function SinProspectos() {
  const writes = useReader() === null
  const imports = useOffers('revisarImportacion')
  const alguno = useTieneAlguno()
  if (alguno === undefined) return <FichaGhost count={1} />
  if (alguno) {
    return (
      <Empty title="No hay prospectos en estas fechas">
        <p>Los que hay se registraron en otras: amplíe el rango de fechas.</p>
      </Empty>
    )
  }
  return (
    <Empty title="La cartera aún no tiene prospectos">
      {writes ? (
        <>
          <p>Agregue el primero con «Agregar nuevo prospecto»: aquí verá en qué va cada venta y qué sigue.</p>
          {imports && <ButtonLink to={goTo('importar')}>Importar los que ya tiene</ButtonLink>}
        </>
      ) : (
        <p>Aquí verá en qué va cada venta y qué sigue.</p>
      )}
    </Empty>
  )
}

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
  readonly filtros: FiltrosDeCartera
  /** Scroll position to restore once the same cards are loaded again. */
  readonly dejado: ScrollPlace | null
  readonly completa: boolean
  readonly onReutilizar: ((prospectoId: number) => void) | undefined
  readonly seleccion: SeleccionDeFichas
  readonly presentacion: Presentacion
  /** Opens the tags of a prospect; null: the user changes none. */
  readonly onEtiquetar: ((prospecto: Prospecto) => void) | null
}

/** The list in each of its states; the next page comes before the end is reached. */
export function Cartera({ prospectos, failure, loading, paging, more, onMore, onRetry, ...rest }: CarteraProps) {
  const { filtros, dejado, ...list } = rest
  const tabla = list.presentacion.Tabla !== null
  const [comoLlego] = useState(list.presentacion.columnas !== null)
  if (!prospectos)
    return failure ? <Failed text={failure} busy={loading} onRetry={onRetry} /> : <FichaGhost count={tamanoDePagina} />
  if (prospectos.length === 0) return <Vacia filtros={filtros} />
  return (
    <section aria-label="Prospectos" aria-busy={loading}>
      <Lista
        // Cards and rows have other heights: those that were measured go with the list
        key={JSON.stringify([soloFiltros(filtros), tabla])}
        prospectos={prospectos}
        more={more}
        orden={filtros.orden}
        dejado={tabla === comoLlego ? dejado : null}
        {...list}
      />
      {failure && <Failed text={failure} busy={loading} onRetry={onRetry} />}
      {more && !failure && <Sentinel loading={loading} paging={paging} onSeen={onMore} />}
    </section>
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
