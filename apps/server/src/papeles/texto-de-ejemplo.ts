import type { Content } from '../platform/pdf.ts'
import { marca } from './marca.ts'

/** A passage whose legal wording is the insurer's to load, marked so that nobody takes it for the real one. */
export function textoDeEjemplo(texto: string): Content {
  return {
    table: {
      widths: ['auto', '*'],
      body: [
        [
          { text: 'TEXTO DE EJEMPLO', bold: true, fontSize: 8, color: marca.aviso, noWrap: true, margin: [4, 4, 4, 4] },
          { text: texto, fontSize: 8, margin: [0, 4, 4, 4] },
        ],
      ],
    },
    layout: 'aviso',
    margin: [0, 6, 0, 6],
  }
}
