import { loQueDice } from '@alerce/domain/base/textos/clases'
import { sha256Of } from '../../../platform/sha256.ts'

/** SHA-256 of what a text says: what was signed can be told from any other. */
export const huellaDeTexto = (texto: { readonly titulo: string; readonly cuerpo: string }): string =>
  sha256Of(Buffer.from(loQueDice(texto)))
