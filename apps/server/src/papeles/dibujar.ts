import { type CustomTableLayout, renderPdf } from '../platform/pdf.ts'
import { type Hoja, hoja } from './hoja.ts'
import { marca } from './marca.ts'

const nada = () => 0

/** The rules of the tables that papers name: a paper itself holds no functions. */
const lineas: CustomTableLayout = {
  hLineWidth: (i, node) => (i === 0 || i === node.table.body.length ? 0 : 0.5),
  vLineWidth: nada,
  hLineColor: () => marca.linea,
  paddingLeft: () => 4,
  paddingRight: () => 4,
  paddingTop: () => 3,
  paddingBottom: () => 3,
}
const aviso: CustomTableLayout = { hLineColor: () => marca.aviso, vLineWidth: nada, hLineWidth: () => 0.75 }

export type Dibujar = (papel: Hoja) => Promise<Buffer>

/** Draws a paper in this process, which stays heavier by it: a server has another do it (core/imprimir.ts). */
export const dibujar: Dibujar = async (papel) => await renderPdf(hoja(papel), { lineas, aviso })
