import { joinPdfs } from '../platform/pdf/join.ts'
import { renderPdf } from '../platform/pdf/render.ts'
import { stampPdf } from '../platform/pdf/stamp.ts'
import type { CopiaFirmada } from './copia-firmada.ts'
import { type Cuaderno, gather } from './cuaderno.ts'
import { frame, type Hoja } from './hoja.ts'
import { marca } from './marca.ts'

const marco = new URL('marco/hoja.typ', import.meta.url)
const marcoDelSello = new URL('marco/sello.typ', import.meta.url)

const drawHoja = (hoja: Hoja): Buffer => renderPdf(marco, frame(hoja), hoja.emitida)

/** Appends the certificate to the paper, then stamps every page. */
async function sign({ pdf, sello, ...certificado }: CopiaFirmada): Promise<Buffer> {
  const { titulo } = certificado
  const junto = await joinPdfs(pdf, [{ titulo, pdf: drawHoja(certificado) }])
  return await stampPdf(junto, renderPdf(marcoDelSello, { marca, sello }, certificado.emitida))
}

/** Input of the drawing: a paper, several issued ones as one, or the signed copy of one. */
export type PapelPorDibujar = Hoja | Cuaderno | CopiaFirmada

export type DrawPapel = (papel: PapelPorDibujar) => Promise<Buffer>

/** Draws a paper in this process, whose memory grows by it: a server uses another process (core/pdf-services.ts). */
export const draw: DrawPapel = async (papel) => {
  if ('papeles' in papel) return await gather(papel, drawHoja)
  return 'pdf' in papel ? await sign(papel) : drawHoja(papel)
}
