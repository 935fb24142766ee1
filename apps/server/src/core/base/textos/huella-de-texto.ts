import { loQueDice } from '@alerce/domain/base/textos/clases'
import { huellaDeArchivo } from '../archivos/calcular-huella.ts'

/** SHA-256 of what a text says: what was signed can be told from any other. */
export const huellaDeTexto = (texto: { readonly titulo: string; readonly cuerpo: string }): string =>
  huellaDeArchivo(Buffer.from(loQueDice(texto)))
