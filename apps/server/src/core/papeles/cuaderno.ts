import type { TDocumentDefinitions } from '../../platform/pdf.ts'
import { type Hoja, hoja } from './hoja.ts'

/** Several papers as one PDF, each from a new page on. `emitida`: when they were put together, ISO instant. */
export function cuaderno(titulo: string, hojas: readonly Hoja[], emitida: string): TDocumentDefinitions {
  const indice = { ol: hojas.map((h) => h.titulo), margin: [0, 8, 0, 0] as [number, number, number, number] }
  const cuerpo = hojas.flatMap((h) => [
    { text: h.titulo, style: 'titulo', pageBreak: 'before' as const },
    { text: h.bajada ?? '', style: 'bajada' },
    ...h.cuerpo,
  ])
  const uf = hojas[0]?.uf
  return hoja({ titulo, cuerpo: [indice, ...cuerpo], emitida, ...(uf ? { uf } : {}) })
}
