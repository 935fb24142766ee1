import { tipoPorContenido } from '@alerce/domain/base/archivos/tipos'
import { sha256Of } from '../../../platform/sha256.ts'
import type { Context } from '../../use-case.ts'
import { archivoIgual } from './read-model.ts'
import { insertArchivo } from './repository.ts'

interface Archivo {
  readonly contenido: Uint8Array
  /** Type that the first bytes must show; any other is a defect of the caller. */
  readonly mime: string
  /** Stored encrypted: required for health data. */
  readonly confidencial: boolean
}

type Donde = Pick<Context, 'tx' | 'vault' | 'almacen' | 'ahora'>

/** Stores the bytes under a key derived from their content; returns the file id. */
async function save({ tx, vault, almacen, ahora }: Donde, { contenido, mime, confidencial }: Archivo) {
  const sha256 = sha256Of(contenido)
  const llave = `${confidencial ? 'sellado' : 'claro'}/${sha256}`
  await almacen.put({ tx, vault }, llave, contenido)
  return await insertArchivo(tx, { sha256, llave, confidencial, mime, tamano: contenido.length, creado: ahora })
}

/** Stores a text of our own (a calendar file, signed answers); returns its id. */
export const saveTexto = (donde: Donde, texto: Archivo): Promise<number> => save(donde, texto)

/** Stores a file with the hash of its decrypted bytes; returns its id. Files of users: receive-archivo.ts. */
export async function saveArchivo(donde: Donde, archivo: Archivo): Promise<number> {
  if (tipoPorContenido(archivo.contenido) !== archivo.mime) throw new Error(`el contenido no es ${archivo.mime}`)
  return await save(donde, archivo)
}

/** Stores a confidential file once: the same bytes are the same row. Returns its id. */
export async function saveOnce(donde: Donde, archivo: Omit<Archivo, 'confidencial'>): Promise<number> {
  const igual = { sha256: sha256Of(archivo.contenido), mime: archivo.mime }
  return (await archivoIgual(donde.tx, igual)) ?? (await saveArchivo(donde, { ...archivo, confidencial: true }))
}
