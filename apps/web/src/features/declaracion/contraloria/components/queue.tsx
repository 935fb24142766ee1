import { contraloriaMessages } from '@alerce/contract/messages/declaracion/contraloria'
import type { VistaDeCola } from '@alerce/contract/shapes/declaracion/contraloria'
import type { RefObject } from 'react'
import { RefreshButton } from '../../../../components/actions/refresh-button.tsx'
import { Teclas } from '../../../../components/actions/teclas.tsx'
import { Empty } from '../../../../components/feedback/empty.tsx'
import { Loaded } from '../../../../components/feedback/loaded.tsx'
import { SkeletonLines } from '../../../../components/feedback/skeletons.tsx'
import classes from '../contraloria.module.css'
import type { ColaLeida, FiltroDeCola } from '../queries.ts'
import { useRoving } from '../use-roving.ts'
import { ordenDeVistas, vistas } from '../vistas.ts'
import { FiltrosDeCola } from './filtros-de-cola.tsx'
import { QueueItem } from './queue-item.tsx'

interface QueueProps {
  /** Where its keys work. */
  readonly desk: RefObject<HTMLElement | null>
  readonly cola: VistaDeCola
  readonly reading: ColaLeida
  readonly filtro: FiltroDeCola
  readonly onFiltro: (filtro: FiltroDeCola) => void
  /** The case that is open. */
  readonly chosen: number | null
  readonly onQueue: (cola: VistaDeCola) => void
  readonly onCase: (identificador: number) => void
}

/** One queue in four views, who waits longest first. */
export function Queue({ desk, cola, reading, chosen, filtro, onFiltro, onQueue, onCase }: QueueProps) {
  const totales = reading.data?.totales
  // where nobody has to confirm there is nothing to look at
  const seVe = (vista: VistaDeCola) =>
    vista !== 'porConfirmar' || vista === cola || reading.data?.cuatroOjos === true || (totales?.[vista] ?? 0) > 0
  const filtra = Object.values(filtro).some((uno) => uno !== undefined)
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
        <FiltrosDeCola asesores={reading.data?.asesores ?? []} filtro={filtro} onFiltro={onFiltro} />
      </header>
      <Loaded of={reading} failure={contraloriaMessages.colaFailed.text} ghost={<Ghost />}>
        {({ casos, metaHoras, totales: { [cola]: total } }) => (
          <>
            <p className={classes.meta}>
              Meta: {metaHoras} h.
              {!filtra && total > casos.length && ` Se muestran los ${casos.length} que más esperan, de ${total}.`}
              {filtra && ` ${casos.length} de ${total}.`}
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
            <ol ref={lista} aria-label="Casos, el que más espera primero" onKeyDown={onKeyDown}>
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
          </>
        )}
      </Loaded>
    </nav>
  )
}

function Ghost() {
  return (
    <div className={classes.ghost}>
      <SkeletonLines count={8} />
    </div>
  )
}
