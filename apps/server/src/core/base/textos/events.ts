import type { ClaseTexto } from '@alerce/domain/base/textos/clases'
import { event } from '../../event.ts'

/** A text is about to be published: whoever reads it refuses what could not be read. */
export const textoPorPublicar = event<{ readonly clase: ClaseTexto; readonly cuerpo: string }>('texto-por-publicar')
