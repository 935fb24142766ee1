import { renderPdf } from '../platform/pdf/render.ts'
import { type Cuaderno, reunir } from './cuaderno.ts'
import { enmarcar, type Hoja } from './hoja.ts'

const marco = new URL('marco/hoja.typ', import.meta.url)

const dibujarHoja = (hoja: Hoja): Buffer => renderPdf(marco, enmarcar(hoja), hoja.emitida)

export type DrawPapel = (papel: Hoja | Cuaderno) => Promise<Buffer>

/** Draws a paper in this process, which stays heavier by it: a server has another do it (core/pdf-services.ts). */
export const dibujar: DrawPapel = async (papel) =>
  'papeles' in papel ? await reunir(papel, dibujarHoja) : dibujarHoja(papel)
