import type { SucesoElegible } from '@alerce/contract/catalogos/base/sucesos'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

interface SuscripcionNueva {
  /** Taken before: the secret is sealed to it. */
  readonly id: number
  readonly clienteId: string
  readonly url: string
  readonly sucesos: readonly SucesoElegible[]
  readonly secreto: Buffer
  readonly creada: string
}

export async function insertSuscripcion(
  tx: Db,
  { id, clienteId, url, sucesos, secreto, creada }: SuscripcionNueva,
): Promise<void> {
  await sql`insert into suscripcion (id, cliente_id, url, sucesos, secreto, creada) overriding system value
    values (${id}, ${clienteId}, ${url}, ${[...sucesos]}, ${secreto}, ${creada})`.execute(tx)
}

interface Cambio {
  readonly url: string
  readonly sucesos: readonly SucesoElegible[]
  readonly activa: boolean
}

/** Another address, other kinds, on or off, under the next version; it starts without failures. */
export async function updateSuscripcion(tx: Db, id: number, { url, sucesos, activa }: Cambio): Promise<void> {
  await tx
    .updateTable('suscripcion')
    .set((e) => ({ url, sucesos: [...sucesos], activa, motivo: null, fallaDesde: null, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}

interface Rotacion {
  readonly secreto: Buffer
  readonly secretoAnterior: Buffer
  readonly anteriorHasta: string
}

/** Another secret; the one before signs too until an instant. */
export async function changeSecretos(tx: Db, id: number, rotacion: Rotacion): Promise<void> {
  await tx
    .updateTable('suscripcion')
    .set((e) => ({ ...rotacion, version: e('version', '+', 1) }))
    .where('id', '=', id)
    .execute()
}
