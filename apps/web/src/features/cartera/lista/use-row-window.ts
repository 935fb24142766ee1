import { measureElement, type Range, useWindowVirtualizer } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useLayoutEffect, useMemo, useState } from 'react'
import type { Prospecto } from './queries.ts'
import type { ScrollAnchor } from './scroll-trace.ts'

/** Pixels of a card that was not on screen yet: the narrower, the taller (cartera.module.css). */
function altoPrevisto(): number {
  if (window.innerWidth < 550) return 182
  if (window.innerWidth < 650) return 144
  return window.innerWidth < 832 ? 126 : 68
}
/** Pixels of a row of the table (tabla.module.css). */
const ALTO_DE_FILA = 40
/** Pixels between cards. */
const AIRE = 8
/** Cards drawn beyond either edge, so that Tab and a screen reader find the next ones. */
const MARGEN = 6

/** The rows drawn: those in view, some beyond, and around the one with the focus, which must not go from under it. */
export function indicesDe({ startIndex, endIndex, overscan, count }: Range, conFoco: number): number[] {
  const wanted = new Set<number>()
  const add = (from: number, to: number) => {
    for (let index = Math.max(from, 0); index <= Math.min(to, count - 1); index++) wanted.add(index)
  }
  add(startIndex - overscan, endIndex + overscan)
  if (conFoco >= 0) add(conFoco - 1, conFoco + 1)
  return [...wanted].sort((a, b) => a - b)
}

/** Top of the list in pixels, measured again when content above it changes: an opened panel, a loaded font. */
function useTope(list: RefObject<HTMLElement | null>): number {
  const [tope, setTope] = useState(0)
  useLayoutEffect(() => {
    const place = () => setTope(topeDe(list))
    place()
    const observer = new ResizeObserver(place)
    observer.observe(document.body)
    return () => observer.disconnect()
  }, [list])
  return tope
}

const topeDe = (list: RefObject<HTMLElement | null>): number =>
  Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)

/**
 * Draws only the rows near the viewport, for a list of any length: the position of each row, and a way to find a row
 * again.
 */
export function useRowWindow(filas: readonly Prospecto[], list: RefObject<HTMLElement | null>, tabla: boolean) {
  const [conFoco, setConFoco] = useState<number | null>(null)
  const indiceDe = useCallback((id: number) => filas.findIndex(({ prospectoId }) => prospectoId === id), [filas])
  const indiceConFoco = useMemo(() => (conFoco === null ? -1 : indiceDe(conFoco)), [conFoco, indiceDe])
  const [previsto] = useState(() => (tabla ? ALTO_DE_FILA : altoPrevisto()))
  const ventana = useWindowVirtualizer<HTMLElement>({
    count: filas.length,
    gap: tabla ? 0 : AIRE,
    overscan: MARGEN,
    scrollMargin: useTope(list),
    estimateSize: () => previsto,
    // a list that is not displayed has no heights: without this it would draw every row
    measureElement: (...of) => measureElement(...of) || previsto,
    getItemKey: useCallback((index: number) => filas[index]?.prospectoId ?? index, [filas]),
    rangeExtractor: useCallback((range: Range) => indicesDe(range, indiceConFoco), [indiceConFoco]),
  })

  // A card of another height above the view moves the page with it, but never from a position that the window has left:
  // after a restored scroll the virtualizer still knows the former one, and would go back there
  ventana.shouldAdjustScrollPositionOnItemSizeChange = ({ start }, _delta, { scrollOffset }) =>
    scrollOffset !== null && start < scrollOffset && Math.abs(scrollOffset - window.scrollY) < 1

  const { scrollMargin } = ventana.options
  return {
    alto: ventana.getTotalSize(),
    /** The rows to draw, each with its distance and its end from the beginning of the list. */
    lugares: ventana.getVirtualItems().map(({ index, start, end }) => ({
      index,
      desde: start - scrollMargin,
      hasta: end - scrollMargin,
    })),
    medir: ventana.measureElement,
    enfocar: setConFoco,
    /** The first card that is whole on screen; null where the beginning of the list is. */
    primera: (): ScrollAnchor | null => {
      // Last known scroll position: reading it from the window while rows are drawn forces a layout
      const y = ventana.scrollOffset ?? window.scrollY
      if (y <= scrollMargin) return null
      const item = ventana.getVirtualItemForOffset(y)
      const whole = item && item.start < y ? (ventana.measurementsCache[item.index + 1] ?? item) : item
      return whole ? { id: Number(whole.key), a: Math.round(whole.start - y) } : null
    },
    /** How far to scroll to see a card where it was; null when it is not in the list. */
    hasta: ({ id, a }: ScrollAnchor): number | null => {
      const item = ventana.measurementsCache[indiceDe(id)]
      return item ? item.start - scrollMargin + topeDe(list) - a : null
    },
  }
}

export type RowWindow = ReturnType<typeof useRowWindow>
