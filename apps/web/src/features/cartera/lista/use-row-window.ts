import type { Range } from '@tanstack/react-virtual'
import { type RefObject, useCallback, useEffect, useLayoutEffect, useMemo, useReducer, useRef, useState } from 'react'
import { flushSync } from 'react-dom'
import type { Prospecto } from './queries.ts'
import type { ScrollAnchor } from './scroll-trace.ts'
import type { createVirtual, RowOptions } from './virtual.ts'

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
/** Most rows of a list that needs no window: two pages, as many as a screen shows without scrolling. */
const CORTA = 30

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

type List = RefObject<HTMLElement | null>

/** Top of the list in pixels, measured again when content above it changes: an opened panel, a loaded font. */
function useTope(list: List): number {
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

const topeDe = (list: List): number => Math.round((list.current?.getBoundingClientRect().top ?? 0) + window.scrollY)

const drawnRows = (list: List) => [...(list.current?.querySelectorAll<HTMLElement>('[data-clave]') ?? [])]
const idOf = (row: HTMLElement): number => Number(row.dataset.clave)

type Create = typeof createVirtual
let loaded: Create | null = null

async function load(): Promise<Create> {
  loaded ??= (await import('./virtual.ts')).createVirtual
  return loaded
}

/** Fetches the window together with the rows of a list that was left long. False until it has come or failed. */
export function useWindowFor(filas: number): boolean {
  const [ready, setReady] = useState(filas <= CORTA || loaded !== null)
  useEffect(() => {
    const go = () => setReady(true)
    if (!ready) load().then(go, go)
  }, [ready])
  return ready
}

/** Virtualizer of the list; null: the list is short, or its code is on the way, and all rows are drawn. */
function useVirtual(list: List, options: RowOptions) {
  const latest = useRef(options)
  latest.current = options
  const [ventana, setVentana] = useState(() => loaded?.(options, []) ?? null)
  const { length } = options.ids
  useEffect(() => {
    if (ventana || length <= CORTA) return
    let here = true
    const begin = (create: Create) => {
      const altos = drawnRows(list).map((row) => ({ id: idOf(row), alto: row.offsetHeight || latest.current.previsto }))
      if (here) setVentana(create(latest.current, altos))
    }
    // Without it all rows stay drawn, and the next page tries again
    load().then(begin, () => undefined)
    return () => {
      here = false
    }
  }, [ventana, length, list])
  ventana?.update(options)
  const virtual = ventana?.virtual ?? null
  useLayoutEffect(() => virtual?._didMount(), [virtual])
  useLayoutEffect(() => virtual?._willUpdate())
  return virtual
}

/**
 * Draws only the rows near the viewport, for a list of any length: the position of each row, and a way to find a row
 * again.
 */
export function useRowWindow(filas: readonly Prospecto[], list: List, tabla: boolean) {
  const [, redraw] = useReducer((times: number) => times + 1, 0)
  const measuring = useRef(false)
  const [conFoco, setConFoco] = useState<number | null>(null)
  const ids = useMemo(() => filas.map(({ prospectoId }) => prospectoId), [filas])
  const indiceConFoco = useMemo(() => (conFoco === null ? -1 : ids.indexOf(conFoco)), [conFoco, ids])
  const [previsto] = useState(() => (tabla ? ALTO_DE_FILA : altoPrevisto()))
  const tope = useTope(list)
  const virtual = useVirtual(list, {
    ids,
    aire: tabla ? 0 : AIRE,
    margen: MARGEN,
    previsto,
    tope,
    indices: useCallback((range: Range) => indicesDe(range, indiceConFoco), [indiceConFoco]),
    // A scroll draws its rows in the same frame; React allows that nowhere else
    onChange: (sync) => (sync && !measuring.current ? flushSync(redraw) : redraw()),
  })
  const medir = useCallback(
    (row: HTMLElement | null) => {
      measuring.current = true
      virtual?.measureElement(row)
      measuring.current = false
    },
    [virtual],
  )
  const comun = { medir, enfocar: setConFoco }
  if (!virtual) return { ...comun, alto: 0, lugares: null, ...enteraDe(list, tope) }

  return {
    ...comun,
    alto: virtual.getTotalSize(),
    /** The rows to draw, each with its distance and its end from the beginning of the list; null: all of them. */
    lugares: virtual
      .getVirtualItems()
      .map(({ index, start, end }) => ({ index, desde: start - tope, hasta: end - tope })),
    /** The first card that is whole on screen; null where the beginning of the list is. */
    primera: (): ScrollAnchor | null => {
      // Last known scroll position: reading it from the window while rows are drawn forces a layout
      const y = virtual.scrollOffset ?? window.scrollY
      if (y <= tope) return null
      const item = virtual.getVirtualItemForOffset(y)
      const whole = item && item.start < y ? (virtual.measurementsCache[item.index + 1] ?? item) : item
      return whole ? { id: Number(whole.key), a: Math.round(whole.start - y) } : null
    },
    /** How far to scroll to see a card where it was; null when it is not in the list. */
    hasta: ({ id, a }: ScrollAnchor): number | null => {
      const item = virtual.measurementsCache[ids.indexOf(id)]
      return item ? item.start - tope + topeDe(list) - a : null
    },
  }
}

/** The same of a list with all its rows on the page. */
const enteraDe = (list: List, tope: number) => ({
  primera: (): ScrollAnchor | null => {
    if (window.scrollY <= tope) return null
    const rows = drawnRows(list).map((row) => ({ id: idOf(row), a: Math.round(row.getBoundingClientRect().top) }))
    return rows.find(({ a }) => a >= 0) ?? rows.at(-1) ?? null
  },
  hasta: ({ id, a }: ScrollAnchor): number | null => {
    const row = drawnRows(list).find((one) => idOf(one) === id)
    return row ? Math.round(row.getBoundingClientRect().top + window.scrollY) - a : null
  },
})

export type RowWindow = ReturnType<typeof useRowWindow>
