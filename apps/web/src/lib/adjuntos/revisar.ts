import { examinaArchivo, type FallaDeExamen } from '@alerce/domain/base/archivos/examen'
import { TAMANO_MAXIMO, tipoPorContenido } from '@alerce/domain/base/archivos/tipos'

/** As much of a file as tells what it is. */
const CABEZA = 4096

const bytesDe = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

/** What is wrong with a file; null: nothing. One that is too big is not read: its head tells what it is. */
export async function revisarArchivo(file: Blob, conClave: boolean): Promise<FallaDeExamen | null> {
  if (file.size <= TAMANO_MAXIMO) return examinaArchivo(await bytesDe(file), { conClave })
  const cabeza = await bytesDe(file.slice(0, CABEZA))
  return tipoPorContenido(cabeza) === null ? examinaArchivo(cabeza) : 'tamano'
}

/** True for an image that this browser can turn into a JPG that fits. */
export async function tieneArreglo(file: Blob, falla: FallaDeExamen): Promise<boolean> {
  if (falla === 'png' || falla === 'webp') return true
  return falla === 'tamano' && tipoPorContenido(await bytesDe(file.slice(0, CABEZA))) === 'image/jpeg'
}
