import { tipoPorContenido } from '@alerce/domain/base/archivos/tipos'
import type { Context } from '../../use-case.ts'
import { huellaDeArchivo } from './calcular-huella.ts'
import { archivoIgual } from './read-model.ts'
import { insertarArchivo } from './repository.ts'

interface Archivo {
  readonly contenido: Buffer
  /** What the first bytes must tell; anything else is a defect of the caller. */
  readonly mime: string
  /** Kept encrypted: whatever may hold health data. */
  readonly confidencial: boolean
}

type Donde = Pick<Context, 'tx' | 'vault' | 'almacen' | 'ahora'>

/** Keeps the bytes, encrypted or not, under a key that their content gives; answers the file's id. */
async function guardar({ tx, vault, almacen, ahora }: Donde, { contenido, mime, confidencial }: Archivo) {
  const sha256 = huellaDeArchivo(contenido)
  const llave = `${confidencial ? 'sellado' : 'claro'}/${sha256}`
  await almacen(tx).put(llave, confidencial ? vault.en('almacen.contenido', llave).sealBytes(contenido) : contenido)
  return await insertarArchivo(tx, { sha256, llave, confidencial, mime, tamano: contenido.length, creado: ahora })
}

/** Keeps a text that we wrote ourselves (a calendar file, the answers that were signed); answers its id. */
export const guardarTexto = (donde: Donde, texto: Archivo): Promise<number> => guardar(donde, texto)

/** Keeps a file with the hash of its clear bytes; answers its id. What users hand in: recibir-archivo.ts. */
export async function guardarArchivo(donde: Donde, archivo: Archivo): Promise<number> {
  if (tipoPorContenido(archivo.contenido) !== archivo.mime) throw new Error(`el contenido no es ${archivo.mime}`)
  return await guardar(donde, archivo)
}

/** Keeps a confidential file, once however often it comes: the same bytes are the same row. Answers its id. */
export async function guardarUnaVez(donde: Donde, archivo: Omit<Archivo, 'confidencial'>): Promise<number> {
  const igual = { sha256: huellaDeArchivo(archivo.contenido), mime: archivo.mime }
  return (await archivoIgual(donde.tx, igual)) ?? (await guardarArchivo(donde, { ...archivo, confidencial: true }))
}
