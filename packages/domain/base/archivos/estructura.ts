/** A file as far as its frame was read. */
export interface Estructura {
  /** Where the file proper ends; what follows is something else. */
  readonly fin: number
  readonly falla: 'cortado' | 'sinFin' | 'danado' | 'medidas' | null
}

/** Dots of the largest image that is opened: four times those of an A4 page at 600 to the inch. */
const PUNTOS = 140_000_000

/** True for an image that would fill the memory of whoever opens it, however few bytes it has. */
export const esImagenEnorme = (ancho: number, alto: number): boolean => ancho * alto > PUNTOS
