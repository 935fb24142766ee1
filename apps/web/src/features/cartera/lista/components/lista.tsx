import type { OrdenDeCartera } from '@alerce/domain/cartera/vista'
import { type FocusEvent, type RefObject, useRef, useSyncExternalStore } from 'react'
import { flushSync } from 'react-dom'
import { Cambios } from '../../../../components/feedback/cambios.tsx'
import { useQueueKeys } from '../../../../lib/keys/use-queue-keys.ts'
import { useHeldList } from '../../../../lib/use-held-list.ts'
import type { Prospecto } from '../queries.ts'
import type { ScrollPlace } from '../scroll-trace.ts'
import type { SeleccionDeFichas } from '../seleccion/use-seleccion-de-fichas.ts'
import { useLugar } from '../use-lugar.ts'
import type { Presentacion } from '../use-presentacion.ts'
import { useRowWindow } from '../use-row-window.ts'
import classes from './cartera.module.css'
import { Ficha } from './ficha.tsx'

const printed = () => window.matchMedia('print')

function subscribe(onChange: () => void): () => void {
  const media = printed()
  // the browser draws the paper right after: an update that waits would not be on it
  const changed = () => flushSync(onChange)
  media.addEventListener('change', changed)
  return () => media.removeEventListener('change', changed)
}

/** True while the page is drawn for paper: there everything loaded has to be, seen or not. */
const usePrinting = (): boolean => useSyncExternalStore(subscribe, () => printed().matches)

interface ListaProps {
  readonly prospectos: readonly Prospecto[]
  /** True when more pages exist; their number is unknown. */
  readonly more: boolean
  /** Scroll position to restore once `completa`. */
  readonly dejado: ScrollPlace | null
  readonly completa: boolean
  readonly onReutilizar: ((prospectoId: number) => void) | undefined
  readonly seleccion: SeleccionDeFichas
  readonly presentacion: Presentacion
  readonly orden: OrdenDeCartera
  readonly onEtiquetar: ((prospecto: Prospecto) => void) | null
}

/**
 * List of cards, or table. It does not move during use: a notice counts the waiting changes. Only cards near the
 * viewport are drawn, each with its position in the whole list. Printing draws all.
 */
export function Lista({ prospectos, more, dejado, completa, seleccion, presentacion, orden, ...acts }: ListaProps) {
  const { filas, cambios, update, bind } = useHeldList(prospectos)
  const root = useRef<HTMLDivElement>(null)
  const list = useRef<HTMLElement>(null)
  const { columnas, modo, Tabla } = presentacion
  const ventana = useRowWindow(filas, list, Tabla !== null)
  const printing = usePrinting()
  useQueueKeys(root, list, '[data-recorre]')
  const elegidos = new Set(seleccion.elegidos.map(({ prospectoId }) => prospectoId))
  useLugar(dejado, filas, completa, ventana)

  const refresh = () => {
    update()
    // the button goes away: without this the focus would fall to the top of the page
    root.current?.focus({ preventScroll: true })
  }
  const blur = ({ relatedTarget }: FocusEvent) => {
    // not when the whole window loses it: it comes back to the card
    if (relatedTarget && !list.current?.contains(relatedTarget)) ventana.enfocar(null)
  }
  const lugares = printing ? null : ventana.lugares
  const shown = lugares ?? filas.map((_, index) => ({ index, desde: null, hasta: 0 }))

  return (
    <div ref={root} className={classes.held} tabIndex={-1} {...bind}>
      <Cambios hay={cambios} onActualizar={refresh} />
      {columnas && Tabla ? (
        <Tabla
          filas={filas}
          lugares={shown}
          alto={ventana.alto}
          medir={ventana.medir}
          more={more}
          columnas={columnas}
          orden={orden}
          elegidos={seleccion.activa ? elegidos : null}
          body={list as RefObject<HTMLTableSectionElement | null>}
          onFoco={ventana.enfocar}
          onBlur={blur}
          onElegir={seleccion.choose}
          {...acts}
        />
      ) : (
        <ol
          ref={list as RefObject<HTMLOListElement | null>}
          className={classes.fichas}
          data-ventana={lugares !== null || undefined}
          data-compacta={modo === 'compactas' || undefined}
          style={lugares === null ? undefined : { height: ventana.alto }}
        >
          {shown.map(({ index, desde }) => {
            const prospecto = filas[index]
            return (
              prospecto && (
                <li
                  key={prospecto.prospectoId}
                  ref={ventana.medir}
                  data-index={index}
                  data-clave={prospecto.prospectoId}
                  aria-posinset={index + 1}
                  aria-setsize={more ? -1 : filas.length}
                  style={desde === null ? undefined : { top: desde }}
                  onFocus={() => ventana.enfocar(prospecto.prospectoId)}
                  onBlur={blur}
                >
                  <Ficha
                    prospecto={prospecto}
                    {...acts}
                    elegida={seleccion.activa ? elegidos.has(prospecto.prospectoId) : null}
                    onElegir={seleccion.choose}
                  />
                </li>
              )
            )
          })}
        </ol>
      )}
    </div>
  )
}
