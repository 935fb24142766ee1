import {
  measureElement,
  observeWindowOffset,
  observeWindowRect,
  type Range,
  Virtualizer,
  windowScroll,
} from '@tanstack/react-virtual'

// Loaded with the first long list only: most days begin with a short one (decision 010).

/** Height of a row, measured or expected. */
interface Alto {
  readonly id: number
  readonly alto: number
}

export interface RowOptions {
  readonly ids: readonly number[]
  /** Pixels between rows. */
  readonly aire: number
  /** Rows drawn beyond either edge. */
  readonly margen: number
  /** Pixels of a row that was not on screen yet. */
  readonly previsto: number
  readonly tope: number
  readonly indices: (range: Range) => number[]
  readonly onChange: (sync: boolean) => void
}

/** Window of a list over the page. `altos`: rows on screen already, which must not move. */
export function createVirtual(first: RowOptions, altos: readonly Alto[]) {
  const initialMeasurementsCache = altos.map(({ id, alto }, index) => ({
    key: id,
    index,
    size: alto,
    start: 0,
    end: 0,
    lane: 0,
  }))
  const initialRect = { width: window.innerWidth, height: window.innerHeight }
  let keys = first.ids
  // One function for the same rows: another one measures all again
  let getItemKey = (index: number) => keys[index] ?? index

  const optionsOf = ({ ids, aire, margen, previsto, tope, indices, onChange }: RowOptions) => {
    if (ids !== keys) {
      keys = ids
      getItemKey = (index) => ids[index] ?? index
    }
    return {
      count: ids.length,
      gap: aire,
      overscan: margen,
      scrollMargin: tope,
      estimateSize: () => previsto,
      // a list that is not displayed has no heights: without this it would draw every row
      measureElement: (...of: Parameters<typeof measureElement<HTMLElement>>) => measureElement(...of) || previsto,
      getItemKey,
      rangeExtractor: indices,
      getScrollElement: () => window,
      observeElementRect: observeWindowRect,
      observeElementOffset: observeWindowOffset,
      scrollToFn: windowScroll,
      initialOffset: () => window.scrollY,
      initialRect,
      initialMeasurementsCache,
      onChange: (_virtual: Virtualizer<Window, HTMLElement>, sync: boolean) => onChange(sync),
    }
  }

  const virtual = new Virtualizer<Window, HTMLElement>(optionsOf(first))
  // A card of another height above the view moves the page with it, but never from a position that the window has left:
  // after a restored scroll the virtualizer still knows the former one, and would go back there
  virtual.shouldAdjustScrollPositionOnItemSizeChange = ({ start }, _delta, { scrollOffset }) =>
    scrollOffset !== null && start < scrollOffset && Math.abs(scrollOffset - window.scrollY) < 1
  return { virtual, update: (options: RowOptions) => virtual.setOptions(optionsOf(options)) }
}
