import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { FactorDesafioTable, FactorLlaveTable } from '../../../platform/db/tables/acceso.ts'
import { parametrosAl } from '../../base/parametros/read-model.ts'

/** Owner of a second factor, with what their letters and their login need. */
export async function findDuenoDeFactor(tx: Db, usuarioId: number) {
  const row = await tx
    .selectFrom('usuario')
    .select(['id', 'usuario', 'rut', 'nombres', 'correo', 'roles', 'activo', 'claveHash', 'claveCambiada'])
    .select('segundoFactor')
    .where('id', '=', usuarioId)
    .executeTakeFirst()
  return row ?? null
}

export type DuenoDeFactor = NonNullable<Awaited<ReturnType<typeof findDuenoDeFactor>>>

export async function findAplicacion(tx: Db, usuarioId: number) {
  return (
    (await tx.selectFrom('factorAplicacion').selectAll().where('usuarioId', '=', usuarioId).executeTakeFirst()) ?? null
  )
}

export type LlaveGuardada = Selectable<FactorLlaveTable>

/** Passkeys of a user, the oldest first. */
export const llavesDe = async (tx: Db, usuarioId: number): Promise<LlaveGuardada[]> =>
  await tx
    .selectFrom('factorLlave')
    .selectAll()
    .where('usuarioId', '=', usuarioId)
    .orderBy('creada')
    .orderBy('credencial')
    .execute()

export async function hayLlave(tx: Db, credencial: string): Promise<boolean> {
  const row = await tx
    .selectFrom('factorLlave')
    .select('usuarioId')
    .where('credencial', '=', credencial)
    .executeTakeFirst()
  return row !== undefined
}

/** Digest of an unused recovery code, by its number; null: none. */
export async function codigoGuardado(tx: Db, usuarioId: number, numero: number): Promise<string | null> {
  const row = await tx
    .selectFrom('factorCodigo')
    .select('codigoHash')
    .where('usuarioId', '=', usuarioId)
    .where('numero', '=', numero)
    .where('usado', 'is', null)
    .executeTakeFirst()
  return row?.codigoHash ?? null
}

export async function codigosSinUsar(tx: Db, usuarioId: number): Promise<number> {
  const { cuantos } = await tx
    .selectFrom('factorCodigo')
    .select((e) => e.fn.countAll<number>().as('cuantos'))
    .where('usuarioId', '=', usuarioId)
    .where('usado', 'is', null)
    .executeTakeFirstOrThrow()
  return Number(cuantos)
}

export type Desafio = Selectable<FactorDesafioTable>

/** Roles that must have a second factor on a day (ISO date). */
export const perfilesConSegundoFactor = async (tx: Db, hoy: string): Promise<readonly string[]> =>
  (await parametrosAl(tx, hoy)).perfilesConSegundoFactor
