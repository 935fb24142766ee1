import { examinaArchivo, type FallaDeExamen } from '@alerce/domain/base/archivos/examen'
import { comienzoDeArchivo, tipoPorContenido } from '@alerce/domain/base/archivos/tipos'
import { loadPdfJs } from '../pdf-text/open.ts'

/**
 * Examines an uploaded file in this thread, without time limit (examiner.ts has one); `clave`: the password of a PDF,
 * or ''. `begun`: called once the parsers are loaded, when the time begins to count.
 */
export async function examineFile(
  contenido: Uint8Array,
  clave: string,
  begun: () => void = () => undefined,
): Promise<FallaDeExamen | null> {
  const falla = examinaArchivo(contenido)
  if (falla !== null || tipoPorContenido(contenido) !== 'application/pdf') return falla
  // The parsers take some 40 MB: images do not need them
  const [{ examinePdf }] = await Promise.all([import('./examine.ts'), loadPdfJs()])
  begun()
  return await examinePdf(contenido.subarray(comienzoDeArchivo(contenido)), clave)
}
