import { archivosMessages } from '@alerce/contract/messages/base/archivos'
import { examinaArchivo, type FallaDeExamen } from '@alerce/domain/base/archivos/examen'
import { nombreDeArchivo } from '@alerce/domain/base/archivos/nombre'
import { TAMANO_MAXIMO, type TipoDeArchivo, tipoPorContenido } from '@alerce/domain/base/archivos/tipos'
import type { Destination } from './destination.ts'

/** Repairs by this browser for an image that is not accepted as it is. */
export type Repair = 'reducir' | 'convertir'

/** File ready to send, under its clean name; or its problem. */
type Examined = { readonly file: File } | { readonly problem: string; readonly repair: Repair | undefined }

type Rules = Pick<Destination, 'accepts'>

/** Bytes of a file that suffice to know its type. */
const HEAD = 4096

const NO_PDF = 'No es un PDF.'

const bytesOf = async (file: Blob) => new Uint8Array(await file.arrayBuffer())

/** File with a clean name and the type found in its bytes. */
const renamed = (file: File, tipo: TipoDeArchivo): File =>
  new File([file], nombreDeArchivo(file.name, tipo), { type: tipo, lastModified: file.lastModified })

/** Fault of a file, or null. Only the head of an oversized file is read, to know its type. */
async function faultOf(file: File, tipo: TipoDeArchivo | null): Promise<FallaDeExamen | null> {
  if (file.size <= TAMANO_MAXIMO) return examinaArchivo(await bytesOf(file))
  return tipo === null ? examinaArchivo(await bytesOf(file.slice(0, HEAD))) : 'tamano'
}

/** An image that this browser can turn into a JPG that fits. */
function repairOf(fault: FallaDeExamen, tipo: TipoDeArchivo | null): Repair | undefined {
  if (fault === 'png' || fault === 'webp') return 'convertir'
  return fault === 'tamano' && tipo === 'image/jpeg' ? 'reducir' : undefined
}

/**
 * Examines the header of a chosen file; the server checks the content of a PDF. Throws when this browser cannot read
 * it.
 */
export async function examine(file: File, { accepts }: Rules): Promise<Examined> {
  const tipo = tipoPorContenido(await bytesOf(file.slice(0, HEAD)))
  const onlyPdf = !accepts.includes('image/jpeg')
  if (onlyPdf && file.size > 0 && tipo !== 'application/pdf') return { problem: NO_PDF, repair: undefined }
  const fault = await faultOf(file, tipo)
  if (fault === null && tipo !== null) return { file: renamed(file, tipo) }
  return { problem: archivosMessages[fault ?? 'tipo'].text, repair: fault ? repairOf(fault, tipo) : undefined }
}
