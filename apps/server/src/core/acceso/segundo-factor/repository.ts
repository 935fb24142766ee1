import { minutosDelSegundoPaso } from '@alerce/domain/acceso/segundo-factor'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import { type Insertable, sql } from 'kysely'
import { type Db, deleteInBatches } from '../../../platform/db/database.ts'
import type { FactorDesafioTable, FactorLlaveTable } from '../../../platform/db/tables/acceso.ts'
import { newToken, tokenHash } from '../../../platform/link-token.ts'
import type { Desafio } from './read-model.ts'

type DesafioNuevo = Pick<Insertable<FactorDesafioTable>, 'usuarioId' | 'uso' | 'reto'>

/** Opens a step and returns its token: only its digest is stored. */
export async function openDesafio(tx: Db, desafio: DesafioNuevo, creado: string): Promise<string> {
  const token = newToken()
  const expira = new Date(Date.parse(creado) + minutosDelSegundoPaso * MINUTO_MS).toISOString()
  await tx
    .insertInto('factorDesafio')
    .values({ ...desafio, tokenHash: tokenHash(token), creado, expira })
    .execute()
  return token
}

/** Locked step of a token, or null: unknown or expired. Two answers at once are counted one after the other. */
export async function lockDesafio(tx: Db, token: string, uso: Desafio['uso'], ahora: string): Promise<Desafio | null> {
  const row = await tx
    .selectFrom('factorDesafio')
    .selectAll()
    .where('tokenHash', '=', tokenHash(token))
    .where('uso', '=', uso)
    .where('expira', '>', ahora)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

export async function saveReto(tx: Db, { tokenHash: hash }: Desafio, reto: string): Promise<void> {
  await tx.updateTable('factorDesafio').set({ reto }).where('tokenHash', '=', hash).execute()
}

/** Counts a wrong answer; its passkey challenge is used up as well. */
export async function countFallo(tx: Db, { tokenHash: hash, fallos }: Desafio): Promise<number> {
  await tx
    .updateTable('factorDesafio')
    .set({ fallos: fallos + 1, reto: null })
    .where('tokenHash', '=', hash)
    .execute()
  return fallos + 1
}

/** Ends the steps of a user, so that none opens anything later. */
export async function deleteDesafios(tx: Db, usuarioId: number): Promise<void> {
  await tx.deleteFrom('factorDesafio').where('usuarioId', '=', usuarioId).execute()
}

export async function deleteDesafio(tx: Db, { tokenHash: hash }: Desafio): Promise<void> {
  await tx.deleteFrom('factorDesafio').where('tokenHash', '=', hash).execute()
}

/** Forgets steps that opened nothing any more at an instant. */
export async function deleteDesafiosBefore(db: Db, vencidos: string): Promise<void> {
  await deleteInBatches(db, 'factorDesafio', sql`expira < ${vencidos}`)
}

/** Keeps a proposed key of an app, in the place of an earlier proposal. */
export async function savePropuesta(tx: Db, usuarioId: number, propuesto: Buffer): Promise<void> {
  await tx
    .insertInto('factorAplicacion')
    .values({ usuarioId, propuesto })
    .onConflict((c) => c.column('usuarioId').doUpdateSet({ propuesto }))
    .execute()
}

interface AplicacionConfirmada {
  readonly usuarioId: number
  readonly secreto: Buffer
  readonly ultimoPaso: number
  readonly confirmada: string
}

/** The proposed key counts from now on; the code that confirmed it opens nothing. */
export async function saveAplicacion(tx: Db, { usuarioId, ...aplicacion }: AplicacionConfirmada): Promise<void> {
  await tx
    .updateTable('factorAplicacion')
    .set({ ...aplicacion, propuesto: null })
    .where('usuarioId', '=', usuarioId)
    .execute()
}

/** Uses up a time step; false: this one or a later one was used. Of two at the same moment one gets it. */
export async function consumePaso(tx: Db, usuarioId: number, paso: number): Promise<boolean> {
  const row = await tx
    .updateTable('factorAplicacion')
    .set({ ultimoPaso: paso })
    .where('usuarioId', '=', usuarioId)
    .where((e) => e.or([e('ultimoPaso', 'is', null), e('ultimoPaso', '<', paso)]))
    .returning('usuarioId')
    .executeTakeFirst()
  return row !== undefined
}

export async function deleteAplicacion(tx: Db, usuarioId: number): Promise<boolean> {
  const row = await tx
    .deleteFrom('factorAplicacion')
    .where('usuarioId', '=', usuarioId)
    .returning('confirmada')
    .executeTakeFirst()
  return row !== undefined && row.confirmada !== null
}

export async function insertLlave(tx: Db, llave: Insertable<FactorLlaveTable>): Promise<void> {
  await tx.insertInto('factorLlave').values(llave).execute()
}

/** Passkey of a user, by both: nobody changes another's. */
interface LlaveDe {
  readonly usuarioId: number
  readonly credencial: string
}

export async function markUsada(tx: Db, { usuarioId, credencial }: LlaveDe, contador: number, usada: string) {
  await tx
    .updateTable('factorLlave')
    .set({ contador, usada })
    .where('usuarioId', '=', usuarioId)
    .where('credencial', '=', credencial)
    .execute()
}

export async function renameLlave(tx: Db, { usuarioId, credencial }: LlaveDe, nombre: string): Promise<boolean> {
  const row = await tx
    .updateTable('factorLlave')
    .set({ nombre })
    .where('usuarioId', '=', usuarioId)
    .where('credencial', '=', credencial)
    .returning('usuarioId')
    .executeTakeFirst()
  return row !== undefined
}

/** Deletes a passkey; returns its name, or null: none of theirs. */
export async function deleteLlave(tx: Db, { usuarioId, credencial }: LlaveDe): Promise<string | null> {
  const row = await tx
    .deleteFrom('factorLlave')
    .where('usuarioId', '=', usuarioId)
    .where('credencial', '=', credencial)
    .returning('nombre')
    .executeTakeFirst()
  return row?.nombre ?? null
}

export async function deleteLlaves(tx: Db, usuarioId: number): Promise<void> {
  await tx.deleteFrom('factorLlave').where('usuarioId', '=', usuarioId).execute()
}

export async function deleteCodigos(tx: Db, usuarioId: number): Promise<void> {
  await tx.deleteFrom('factorCodigo').where('usuarioId', '=', usuarioId).execute()
}

/** Replaces the recovery codes of a user; the place of each digest is its number. */
export async function replaceCodigos(tx: Db, usuarioId: number, hashes: readonly string[]): Promise<void> {
  await deleteCodigos(tx, usuarioId)
  await tx
    .insertInto('factorCodigo')
    .values(hashes.map((codigoHash, numero) => ({ usuarioId, numero, codigoHash, usado: null })))
    .execute()
}

interface CodigoUsado {
  readonly usuarioId: number
  readonly numero: number
  readonly ahora: string
}

/** Marks a recovery code as used; false: it already was. Of two at the same moment one gets it. */
export async function markCodigo(tx: Db, { usuarioId, numero, ahora }: CodigoUsado): Promise<boolean> {
  const row = await tx
    .updateTable('factorCodigo')
    .set({ usado: ahora })
    .where('usuarioId', '=', usuarioId)
    .where('numero', '=', numero)
    .where('usado', 'is', null)
    .returning('numero')
    .executeTakeFirst()
  return row !== undefined
}

export async function setSegundoFactor(tx: Db, usuarioId: number, segundoFactor: boolean): Promise<void> {
  await tx.updateTable('usuario').set({ segundoFactor }).where('id', '=', usuarioId).execute()
}

/** Locks the user, so that two changes of one second factor run one after the other. */
export async function lockUsuario(tx: Db, usuarioId: number): Promise<void> {
  await tx.selectFrom('usuario').select('id').where('id', '=', usuarioId).forNoKeyUpdate().execute()
}
