import type { Content } from '../platform/pdf.ts'
import type { Hoja } from './hoja.ts'

interface Cuaderno {
  readonly titulo: string
  readonly bajada: string
  readonly hojas: readonly Hoja[]
  /** When they were put together, ISO instant. */
  readonly emitida: string
}

/** Several papers as one PDF: a cover that lists them, then each from a new page on. */
export function cuaderno({ hojas, ...cubierta }: Cuaderno): Hoja {
  const indice: Content = { ol: hojas.map(({ titulo, bajada }) => [titulo, bajada].filter(Boolean).join(' · ')) }
  const cuerpo = hojas.flatMap(({ titulo, bajada, cuerpo }): Content[] => [
    { text: titulo, style: 'titulo', pageBreak: 'before' },
    { text: bajada ?? '', style: 'bajada' },
    ...cuerpo,
  ])
  return { ...cubierta, cuerpo: [indice, ...cuerpo] }
}
