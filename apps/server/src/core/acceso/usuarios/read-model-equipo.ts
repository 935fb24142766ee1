import type { Role } from '@alerce/contract/operation'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Everybody of the team of a person, also themselves: `otro`. */
export const delEquipoDe = (tx: Db, usuarioId: number) =>
  tx
    .selectFrom('usuario as uno')
    .innerJoin('usuario as otro', 'otro.equipoId', 'uno.equipoId')
    .where('uno.id', '=', usuarioId)

/** Who sells in the team of a head: `otro`. */
export const asesoresDe = (tx: Db, jefeId: number) =>
  delEquipoDe(tx, jefeId).where('otro.roles', '@>', sql<Role[]>`array['asesor']`)

/** Whether a head of team and an advisor are of one team. */
export async function sonDelMismoEquipo(tx: Db, jefeId: number, asesorId: number): Promise<boolean> {
  const row = await delEquipoDe(tx, jefeId).select('otro.id').where('otro.id', '=', asesorId).executeTakeFirst()
  return row !== undefined
}
