import { examinaArchivo, type FallaDeExamen } from '@alerce/domain/base/archivos/examen'
import { comienzoDeArchivo, tipoPorContenido } from '@alerce/domain/base/archivos/tipos'
import { loadPdfJs } from '../pdf-text/open.ts'

/**
 * Looks through a file that was handed in, in this thread, for as long as it takes; `clave`: the password of a PDF, or
 * ''. One that came from outside is looked through by examiner.ts. `begun`: the parsers have come, and its time begins.
 */
export async function examineFile(
  contenido: Uint8Array,
  clave: string,
  begun: () => void = () => undefined,
): Promise<FallaDeExamen | null> {
  const falla = examinaArchivo(contenido)
  if (falla !== null || tipoPorContenido(contenido) !== 'application/pdf') return falla
  // the parsers weigh some 40 MB: an image needs none
  const [{ examinePdf }] = await Promise.all([import('./examine.ts'), loadPdfJs()])
  begun()
  return await examinePdf(contenido.subarray(comienzoDeArchivo(contenido)), clave)
}
