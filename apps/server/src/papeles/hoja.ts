import { formatoValorUF } from '@alerce/domain/base/dinero/formato'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import type { UfDelDia } from '../core/base/parametros/read-model.ts'
import type { Content, TDocumentDefinitions } from '../platform/pdf.ts'
import { marca } from './marca.ts'

/** A paper as data: it can be handed to another process. */
export interface Hoja {
  readonly titulo: string
  /** One line under the title: what the paper is about. */
  readonly bajada?: string
  readonly cuerpo: readonly Content[]
  /** When the paper was made, ISO instant. */
  readonly emitida: string
  /** The UF its pesos were made with; absent on papers without amounts. */
  readonly uf?: UfDelDia
}

/** The UF in the words that screens and papers share (core rules: Demo data, UF). */
export function lineaDeUf({ valor, fecha, referencia }: UfDelDia): string {
  const cual = referencia ? 'UF de referencia del' : 'UF del'
  return `${cual} ${aDDMMYYYY(fecha)}: $\u00a0${formatoValorUF(valor)}`
}

const signo = `<svg viewBox="0 0 24 24" width="24" height="24"><path d="${marca.signo}" fill="none" stroke="${marca.acento}" stroke-width="2" stroke-linecap="round"/></svg>`

const membrete = (titulo: string): Content => ({
  margin: [48, 30, 48, 0],
  columns: [
    { svg: signo, width: 22 },
    { text: marca.nombre, style: 'marca', margin: [6, 2, 0, 0] },
    { text: titulo, style: 'nota', alignment: 'right', margin: [0, 7, 0, 0] },
  ],
})

/** A paper of the isapre, A4: letterhead and foot on every page, the title on the first. */
export function hoja({ titulo, bajada, cuerpo, emitida, uf }: Hoja): TDocumentDefinitions {
  const pie = [`Emitido el ${fechaYHora(emitida)}`, ...(uf ? [lineaDeUf(uf)] : [])].join('  ·  ')
  return {
    info: { title: titulo, author: `Isapre ${marca.nombre}` },
    pageSize: 'A4',
    pageMargins: [48, 76, 48, 64],
    language: 'es-CL',
    header: () => membrete(titulo),
    footer: (pagina, paginas) => ({
      margin: [48, 20, 48, 0],
      columns: [
        { text: pie, style: 'nota' },
        { text: `Página ${pagina} de ${paginas}`, style: 'nota', alignment: 'right', width: 'auto' },
      ],
    }),
    content: [{ text: titulo, style: 'titulo' }, { text: bajada ?? '', style: 'bajada' }, ...cuerpo],
    defaultStyle: { font: 'Roboto', fontSize: 9.5, lineHeight: 1.2, color: marca.tinta },
    styles: {
      marca: { fontSize: 15, bold: true, color: marca.acento },
      titulo: { fontSize: 18, bold: true, lineHeight: 1.1 },
      bajada: { fontSize: 10, color: marca.tintaSuave, margin: [0, 2, 0, 6] },
      seccion: { fontSize: 11, bold: true, color: marca.acento, margin: [0, 12, 0, 4] },
      nota: { fontSize: 8, color: marca.tintaSuave },
    },
  }
}
