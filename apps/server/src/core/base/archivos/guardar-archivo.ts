import { tipoPorContenido } from '@alerce/domain/base/archivos/tipos'
import type { Context } from '../../use-case.ts'
import { huellaDeArchivo } from './calcular-huella.ts'
import { archivoIgual } from './read-model.ts'
import { insertarArchivo } from './repository.ts'

interface Archivo {
  readonly contenido: Buffer
  /** Type that the first bytes must show; any other is a defect of the caller. */
  readonly mime: string
  /** Stored encrypted: required for health data. */
  readonly confidencial: boolean
}

type Donde = Pick<Context, 'tx' | 'vault' | 'almacen' | 'ahora'>

/** Stores the bytes under a key derived from their content; returns the file id. */
async function guardar({ tx, vault, almacen, ahora }: Donde, { contenido, mime, confidencial }: Archivo) {
  const sha256 = huellaDeArchivo(contenido)
  const llave = `${confidencial ? 'sellado' : 'claro'}/${sha256}`
  await almacen(tx).put(llave, confidencial ? vault.en('almacen.contenido', llave).sealBytes(contenido) : contenido)
  return await insertarArchivo(tx, { sha256, llave, confidencial, mime, tamano: contenido.length, creado: ahora })
}

/** Stores a text of our own (a calendar file, signed answers); returns its id. */
export const guardarTexto = (donde: Donde, texto: Archivo): Promise<number> => guardar(donde, texto)

/** Stores a file with the hash of its decrypted bytes; returns its id. Files of users: recibir-archivo.ts. */
export async function guardarArchivo(donde: Donde, archivo: Archivo): Promise<number> {
  if (tipoPorContenido(archivo.contenido) !== archivo.mime) throw new Error(`el contenido no es ${archivo.mime}`)
  return await guardar(donde, archivo)
}

/** Stores a confidential file once: the same bytes are the same row. Returns its id. */
export async function guardarUnaVez(donde: Donde, archivo: Omit<Archivo, 'confidencial'>): Promise<number> {
  const igual = { sha256: huellaDeArchivo(archivo.contenido), mime: archivo.mime }
  return (await archivoIgual(donde.tx, igual)) ?? (await guardarArchivo(donde, { ...archivo, confidencial: true }))
}
