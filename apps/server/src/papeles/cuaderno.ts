import { createHash } from 'node:crypto'
import { type Joined, joinPdfs, pagesOf } from '../platform/pdf/join.ts'
import { nota, seccion, tabla } from './bloques.ts'
import type { Hoja } from './hoja.ts'

/** Several issued papers as one PDF, unchanged. */
export interface Cuaderno extends Omit<Hoja, 'cuerpo' | 'uf'> {
  readonly papeles: readonly Joined[]
}

const huellaDe = (pdf: Uint8Array) => createHash('sha256').update(pdf).digest('hex').slice(0, 16)

/** One-page cover: the papers with their first pages. */
async function portadaDe({ papeles, ...hoja }: Cuaderno): Promise<Hoja> {
  let pagina = 2
  const filas: string[][] = []
  for (const { titulo, pdf } of papeles) {
    filas.push([titulo, huellaDe(pdf), String(pagina)])
    pagina += await pagesOf(pdf)
  }
  return {
    ...hoja,
    cuerpo: [
      seccion('Índice'),
      tabla(['Documento', 'Huella del archivo', 'Página'], filas, 1),
      nota(
        'Cada documento va como se emitió, con su propia numeración al pie. La huella son los primeros 16 signos del SHA-256 de su archivo. La copia de la Declaración de Salud no va aquí: su postulante la lee con un enlace propio.',
      ),
    ],
  }
}

/** Puts a cover before the papers. `draw`: drawing function of the cover. */
export async function gather(cuaderno: Cuaderno, draw: (hoja: Hoja) => Uint8Array): Promise<Buffer> {
  return await joinPdfs(draw(await portadaDe(cuaderno)), cuaderno.papeles)
}
