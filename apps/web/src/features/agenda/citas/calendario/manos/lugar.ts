import type { GridPlace } from './destino.ts'

const dayOf = (element: Element) => element.closest<HTMLElement>('[data-fecha]')

/** Which day of the grid lies at a point of the window, and how far down in it; null outside of all. */
export function lugarEn(grid: HTMLElement, x: number, y: number): GridPlace | null {
  const day = document
    .elementsFromPoint(x, y)
    .map(dayOf)
    .find((element) => element && grid.contains(element))
  const fecha = day?.dataset.fecha
  if (!fecha) return null
  const { top, height } = day.getBoundingClientRect()
  return { fecha, altura: (y - top) / height }
}
