import { contraloriaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import type { VistaDeCola } from '@alerce/contract/shapes/declaracion/contraloria'
import { maximoDeCola } from '@alerce/domain/limites'
import { type KeyboardEvent, type RefObject, useRef, useState } from 'react'
import { Button } from '../../../../components/actions/button.tsx'
import { RefreshButton } from '../../../../components/actions/refresh-button.tsx'
import { Teclas } from '../../../../components/actions/teclas.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeletons.tsx'
import { pasoText } from '../../../../lib/contraloria/resultados.ts'
import { useQueueKeys } from '../../../../lib/keys/use-queue-keys.ts'
import { esperaDesde } from '../../../../lib/time/espera.ts'
import own from '../cola.module.css'
import classes from '../contraloria.module.css'
import type { CasoEnCola, ColaLeida } from '../queries.ts'
import { cuantosFiltros, type FiltroDeCola } from '../use-desk.ts'
import { ordenDeVistas, vistas } from '../vistas.ts'
import { FiltrosDeCola } from './filtros-de-cola.tsx'

const ROW = 'li > button'

function rowAt(key: string, from: number, last: number): number | undefined {
  if (key === 'ArrowDown') return Math.min(from + 1, last)
  if (key === 'ArrowUp') return Math.max(from - 1, 0)
  if (key === 'Home') return 0
  return key === 'End' ? last : undefined
}

/**
 * A list that Tab comes to once: the arrows go through it, J and K too from anywhere at the desk, and it is left and come
 * back to where one was. `keys`: those of one character are on.
 */
function useRoving(desk: RefObject<HTMLElement | null>, ids: readonly number[], current: number | null) {
  const lista = useRef<HTMLOListElement>(null)
  const keys = useQueueKeys(desk, lista, ROW)
  const [last, setLast] = useState<number | null>(null)
  const stop = [last, current].find((id) => id !== null && ids.includes(id)) ?? ids[0]
  return {
    lista,
    keys,
    tabIndexOf: (id: number) => (id === stop ? 0 : -1),
    onFocusOf: setLast,
    onKeyDown: (event: KeyboardEvent<HTMLElement>) => {
      const rows = [...event.currentTarget.querySelectorAll<HTMLElement>(ROW)]
      const from = rows.findIndex((row) => row.closest('li')?.contains(document.activeElement))
      const to = rowAt(event.key, from, rows.length - 1)
      if (to === undefined) return
      event.preventDefault()
      rows[to]?.focus()
    },
  }
}

interface QueueItemProps {
  readonly caso: CasoEnCola
  /** Milliseconds since the epoch: when the queue was read. */
  readonly now: number
  readonly metaHoras: number
  readonly current: boolean
  /** 0 where Tab comes to the list. */
  readonly tabIndex: number
  readonly onFocus: () => void
  readonly onOpen: () => void
}

/** A waiting case: the second line says why a machine did not decide it. */
function QueueItem({
  caso: { nombre, folio, motivo, asesor, espera, reenvio, cola, toma, notas, propuesta },
  now,
  metaHoras,
  current,
  onOpen,
  ...place
}: QueueItemProps) {
  const { text, late } = esperaDesde(espera, now, metaHoras)
  return (
    <li>
      <button type="button" className={own.item} aria-current={current || undefined} onClick={onOpen} {...place}>
        <b>{nombre}</b>
        <time dateTime={espera} data-late={late || undefined}>
          {text}
          {late && ' · pasó la meta'}
        </time>
        <small>
          {reenvio && <span className={classes.tag}>Reenvío</span>} {vistas[cola]} · {folio} · {motivo}
        </small>
        <small>{asesor}</small>
        {propuesta && (
          <small>
            <span className={classes.tag}>
              {propuesta.propia ? 'Usted' : propuesta.por} {propuesta.saleEn === null ? 'propuso' : 'respondió'}
            </span>{' '}
            {pasoText(cola, propuesta.resultado)}
            {propuesta.saleEn !== null && ' · por salir'}
          </small>
        )}
        {(toma || notas > 0) && (
          <small>
            {toma && <span className={classes.tag}>{toma.propia ? 'Suyo' : `Tomado por ${toma.por}`}</span>}{' '}
            {notas > 0 && (notas === 1 ? '1 nota' : `${notas} notas`)}
          </small>
        )}
      </button>
    </li>
  )
}

interface QueueProps {
  /** Element that receives the keys of the queue. */
  readonly desk: RefObject<HTMLElement | null>
  readonly cola: VistaDeCola
  readonly reading: ColaLeida
  readonly filtro: FiltroDeCola
  readonly onFiltro: (filtro: FiltroDeCola) => void
  /** The case that is open. */
  readonly chosen: number | null
  readonly onQueue: (cola: VistaDeCola) => void
  /** Shows more of the list. */
  readonly onMore: () => void
  readonly onCase: (identificador: number) => void
}

/** Queue in its views, longest wait first unless asked otherwise. */
export function Queue({ desk, cola, reading, chosen, filtro, onFiltro, onQueue, onMore, onCase }: QueueProps) {
  const totales = reading.data?.totales
  // Hide the view of answers to confirm while the desk asks no confirmation and none waits
  const seVe = (vista: VistaDeCola) =>
    vista !== 'porConfirmar' || vista === cola || reading.data?.cuatroOjos === true || (totales?.[vista] ?? 0) > 0
  const filtra = cuantosFiltros(filtro) > 0
  const { lista, keys, tabIndexOf, onFocusOf, onKeyDown } = useRoving(
    desk,
    (reading.data?.casos ?? []).map(({ identificador }) => identificador),
    chosen,
  )
  return (
    <nav className={classes.queue} aria-labelledby="cola">
      <header>
        <div className={classes.heading}>
          <h1 id="cola">Cola de contraloría</h1>
          <RefreshButton busy={reading.isFetching} onRefresh={() => void reading.refetch()} />
        </div>
        <div className={classes.tabs}>
          {ordenDeVistas.filter(seVe).map((key) => (
            <button key={key} type="button" aria-current={key === cola || undefined} onClick={() => onQueue(key)}>
              {vistas[key]} {totales?.[key]}
            </button>
          ))}
        </div>
        <FiltrosDeCola cola={reading.data} filtro={filtro} onFiltro={onFiltro} />
      </header>
      <Loaded of={reading} failure={contraloriaMessages.colaFailed.text} ghost={<Ghost />}>
        {({ casos, hay, metaHoras, totales: { [cola]: total } }) => (
          <>
            <p className={classes.meta}>
              Meta: {metaHoras} h.
              {filtra && ` ${hay} de ${total} ${total === 1 ? 'caso' : 'casos'}.`}
              {hay > casos.length && ` Se muestran los primeros ${casos.length}.`}
              {keys && casos.length > 0 && (
                <Teclas>
                  {' '}
                  J y K recorren la cola, también con un documento abierto; Enter abre el caso, T lo toma y R va a la
                  respuesta.
                </Teclas>
              )}
            </p>
            {casos.length === 0 && filtra && <Empty title="Ningún caso de la cola es así" />}
            {casos.length === 0 && !filtra && (
              <Empty title="No hay casos en espera">
                <p>Los nuevos aparecen aquí solos.</p>
              </Empty>
            )}
            <ol
              ref={lista}
              aria-label={`Casos, ${filtro.orden ? 'el más reciente' : 'el que más espera'} primero`}
              onKeyDown={onKeyDown}
            >
              {casos.map((caso) => (
                <QueueItem
                  key={caso.identificador}
                  caso={caso}
                  now={reading.dataUpdatedAt}
                  metaHoras={metaHoras}
                  current={caso.identificador === chosen}
                  tabIndex={tabIndexOf(caso.identificador)}
                  onFocus={() => onFocusOf(caso.identificador)}
                  onOpen={() => onCase(caso.identificador)}
                />
              ))}
            </ol>
            {hay > casos.length && <Mas casos={casos.length} busy={reading.isFetching} onMore={onMore} />}
          </>
        )}
      </Loaded>
    </nav>
  )
}

interface MasProps {
  /** Number of cases on screen. */
  readonly casos: number
  readonly busy: boolean
  readonly onMore: () => void
}

/** The next part of the list, up to the most that one answer holds. */
function Mas({ casos, busy, onMore }: MasProps) {
  if (casos >= maximoDeCola) return <p className={classes.meta}>Para ver los demás, acote con los filtros.</p>
  return (
    <div className={own.more}>
      <Button kind="quiet" busy={busy} onClick={onMore}>
        Ver más
      </Button>
    </div>
  )
}

function Ghost() {
  return (
    <div className={classes.ghost}>
      <SkeletonLines count={8} />
    </div>
  )
}
