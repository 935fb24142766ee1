import type { NombreBuscado } from '../../../lib/filtros-de-lista.ts'

/** A card, and its distance in pixels from the top of the window. */
export interface ScrollAnchor {
  readonly id: number
  readonly a: number
}

/** Scroll position in the list. */
export interface ScrollPlace {
  /** Pixels scrolled. */
  readonly y: number
  /** First card on screen. It is found again after heights change or cards are added; null at the top of the page. */
  readonly ancla: ScrollAnchor | null
  /** Cards loaded: with fewer of them the page would be too short to go back to. */
  readonly filas: number
}

/** State of the portfolio in history.state, restored by a reload and by the back button. */
export interface ScrollTrace {
  readonly palabras?: NombreBuscado
  readonly lugar?: ScrollPlace
}

/**
 * Stores the position in the current history entry. `navigate` would render the screen at each scroll stop and cancel a
 * running navigation. The router keeps its state under `usr` and reads it when the entry is opened again.
 */
export function noteScroll(lugar: ScrollPlace): void {
  const entry = window.history.state as { usr?: ScrollTrace } | null
  window.history.replaceState({ ...entry, usr: { ...entry?.usr, lugar } }, '')
}
