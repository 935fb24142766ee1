import { tipoPorContenido } from '@alerce/domain/base/archivos/tipos'
import type { Db } from '../../../platform/db/database.ts'
import type { Vault } from '../../../platform/vault.ts'
import { huellaDe } from './calcular-huella.ts'
import { archivoIgual } from './read-model.ts'
import { insertarArchivo } from './repository.ts'

interface Archivo {
  readonly contenido: Buffer
  /** What the first bytes must tell; anything else is a defect of the caller. */
  readonly mime: string
  /** Kept encrypted: whatever may hold health data. */
  readonly confidencial: boolean
}

interface Donde {
  readonly tx: Db
  readonly vault: Vault
  readonly ahora: string
}

/** Keeps a text that we wrote ourselves (a calendar file); answers its id. Nothing in it is confidential. */
export async function guardarTexto(
  { tx, ahora }: Pick<Donde, 'tx' | 'ahora'>,
  { contenido, mime }: Pick<Archivo, 'contenido' | 'mime'>,
): Promise<number> {
  const sello = { sha256: huellaDe(contenido), tamano: contenido.length, claveId: null, creado: ahora }
  return await insertarArchivo(tx, { ...sello, contenido, mime })
}

/** Keeps a file with the hash of its clear bytes; answers its id. Users' files are checked before (domain/archivos). */
export async function guardarArchivo({ tx, vault, ahora }: Donde, archivo: Archivo): Promise<number> {
  const { contenido, mime, confidencial } = archivo
  if (tipoPorContenido(contenido) !== mime) throw new Error(`el contenido no es ${mime}`)
  return await insertarArchivo(tx, {
    sha256: huellaDe(contenido),
    contenido: confidencial ? vault.sealBytes(contenido) : contenido,
    claveId: confidencial ? vault.claveId : null,
    mime,
    tamano: contenido.length,
    creado: ahora,
  })
}

/** Keeps a confidential file, once however often it comes: the same bytes are the same row. Answers its id. */
export async function guardarUnaVez(donde: Donde, archivo: Omit<Archivo, 'confidencial'>): Promise<number> {
  const { tx, vault } = donde
  const sello = { sha256: huellaDe(archivo.contenido), claveId: vault.claveId, mime: archivo.mime }
  return (await archivoIgual(tx, sello)) ?? (await guardarArchivo(donde, { ...archivo, confidencial: true }))
}
