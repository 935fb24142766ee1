import type { Db } from '../db/database.ts'
import type { Log } from '../log.ts'
import type { Vault } from '../vault.ts'
import { AlteredBytes } from './almacen.ts'
import { type Bucket, BucketAway } from './bucket.ts'
import { readObjeto, readStored } from './repository.ts'
import { announceObjeto, forgetObjeto, nameObjeto, readDue, readLlaves, storeInBase } from './repository-objetos.ts'
import { cofreDelSobre, ensureOwn, newSobre, openedFromBase } from './sobre.ts'

export interface Mudanza {
  readonly db: Db
  readonly vault: Vault
  readonly bucket: Bucket
  readonly log: Log
}

const BATCH = 20

/** Takes bytes to the bucket, reads them back, and only then leaves the database without them. */
async function takeToBucket({ db, vault, bucket }: Mudanza, llave: string): Promise<boolean> {
  const stored = await readStored(db, vault, llave)
  if (stored === null || !('base' in stored)) return false
  const contenido = openedFromBase(vault, llave, stored.base)
  ensureOwn(llave, contenido)
  const sobre = newSobre()
  await announceObjeto(db, sobre.objeto)
  await bucket.put(sobre.objeto, cofreDelSobre(sobre).sealBytes(contenido))
  const back = await readObjeto(bucket, sobre)
  if (!back?.equals(contenido)) throw new BucketAway('el almacén S3 no guardó lo que se le dio')
  return await nameObjeto(db, vault, llave, sobre)
}

/** Brings bytes back into the database. Throws AlteredBytes where the object is gone or changed. */
async function bringToBase({ db, vault, bucket }: Mudanza, llave: string): Promise<boolean> {
  const stored = await readStored(db, vault, llave)
  if (stored === null || !('sobre' in stored)) return false
  const contenido = await readObjeto(bucket, stored.sobre)
  if (contenido === null) throw new AlteredBytes('no está en S3')
  ensureOwn(llave, contenido)
  return await storeInBase(db, vault, { llave, objeto: stored.sobre.objeto, contenido })
}

export interface MoveCounts {
  readonly movidos: number
  /** Files that could not be read; they stay where they are. */
  readonly ilegibles: number
}

/** Moves the bytes of these keys; unreadable ones are logged and stay. */
async function moveBatch(mudanza: Mudanza, move: typeof takeToBucket, llaves: readonly string[]): Promise<MoveCounts> {
  let [movidos, ilegibles] = [0, 0]
  for (const llave of llaves) {
    try {
      if (await move(mudanza, llave)) movidos += 1
    } catch (error) {
      if (!(error instanceof AlteredBytes)) throw error
      ilegibles += 1
      mudanza.log.error({ err: error, llave }, 'archivo que no se puede mover')
    }
  }
  return { movidos, ilegibles }
}

/**
 * Moves stored bytes, at least `limit` of them if so many are left; another run goes on, and several may run at once.
 * Throws BucketAway. `advance`: told after each batch.
 */
export async function moveArchivos(
  mudanza: Mudanza,
  a: 's3' | 'base',
  limit = Number.POSITIVE_INFINITY,
  advance: (movidos: MoveCounts) => void = () => undefined,
): Promise<MoveCounts> {
  const [from, move] = a === 's3' ? (['base', takeToBucket] as const) : (['s3', bringToBase] as const)
  let hasta: MoveCounts = { movidos: 0, ilegibles: 0 }
  let after = ''
  for (;;) {
    const llaves = await readLlaves(mudanza.db, from, after, BATCH)
    const { movidos, ilegibles } = await moveBatch(mudanza, move, llaves)
    hasta = { movidos: hasta.movidos + movidos, ilegibles: hasta.ilegibles + ilegibles }
    after = llaves.at(-1) ?? after
    advance(hasta)
    if (llaves.length < BATCH || hasta.movidos >= limit) return hasta
  }
}

/** Deletes the objects that no row names any more, until none is due. Throws BucketAway. */
export async function deleteDue({ db, bucket }: Pick<Mudanza, 'db' | 'bucket'>): Promise<void> {
  for (;;) {
    const objetos = await readDue(db, BATCH)
    for (const objeto of objetos) {
      await bucket.delete(objeto)
      await forgetObjeto(db, objeto)
    }
    if (objetos.length < BATCH) return
  }
}
