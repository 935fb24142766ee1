import type { Role } from '@alerce/contract/operation'
import { PENDIENTE } from '@alerce/domain/postulacion/autorizacion'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { nombreCortoDe } from '../../../platform/db/text.ts'
import { delEquipoDe } from '../../acceso/usuarios/read-model.ts'
import { nombreEscrito } from '../edicion/read-model.ts'

interface AutorizacionesPage {
  /** Id of the last row read, or null for the first page. */
  readonly cursor: number | null
  readonly limite: number
}

/** Last request of a prospect, or null. */
export async function ultimaAutorizacion(tx: Db, prospectoId: number) {
  const row = await tx
    .selectFrom('autorizacion')
    .select(['id', 'estado', 'observacion'])
    .where('prospectoId', '=', prospectoId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Stored row of the last request of a prospect; null without one. */
export async function ultimaGuardada(tx: Db, prospectoId: number) {
  const row = await tx
    .selectFrom('autorizacion')
    .selectAll()
    .where('prospectoId', '=', prospectoId)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Requests with their prospect, advisor and decision. Instants ISO. */
const solicitudes = (tx: Db) =>
  tx
    .selectFrom('autorizacion as a')
    .innerJoin('prospecto as p', 'p.id', 'a.prospectoId')
    .innerJoin('usuario as u', 'u.id', 'p.asesorId')
    .leftJoin('usuario as j', 'j.id', 'a.decididaPor')
    .select(['a.id', 'a.motivo', 'a.solicitada', 'a.estado', 'a.decidida', 'a.observacion'])
    .select(['p.id as prospectoId', 'p.rut'])
    .select([
      nombreEscrito('p').as('nombre'),
      nombreCortoDe('u').as('asesor'),
      sql<string | null>`nullif(${nombreCortoDe('j')}, '')`.as('decididaPor'),
    ])

/** Pending requests of these advisors, oldest first, one more than `limite`. */
export async function pendientesDe(tx: Db, asesores: readonly number[], { cursor, limite }: AutorizacionesPage) {
  let query = solicitudes(tx).where('a.estado', '=', PENDIENTE).where('p.asesorId', 'in', asesores)
  if (cursor !== null) query = query.where('a.id', '>', cursor)
  return await query
    .orderBy('a.id')
    .limit(limite + 1)
    .execute()
}

/** Decided requests of these advisors, last decision first, one more than `limite`. */
export async function decididasDe(tx: Db, asesores: readonly number[], { cursor, limite }: AutorizacionesPage) {
  let query = solicitudes(tx).where('a.estado', '<>', PENDIENTE).where('p.asesorId', 'in', asesores)
  if (cursor !== null)
    query = query.where(
      sql<boolean>`(a.decidida, a.id) < (select c.decidida, c.id from autorizacion c where c.id = ${cursor})`,
    )
  return await query
    .orderBy('a.decidida', 'desc')
    .orderBy('a.id', 'desc')
    .limit(limite + 1)
    .execute()
}

/** Number of pending requests of these advisors. */
export async function cuantasPendientes(tx: Db, asesores: readonly number[]): Promise<number> {
  const { total } = await tx
    .selectFrom('autorizacion as a')
    .innerJoin('prospecto as p', 'p.id', 'a.prospectoId')
    .select((e) => e.fn.countAll<number>().as('total'))
    .where('a.estado', '=', PENDIENTE)
    .where('p.asesorId', 'in', asesores)
    .executeTakeFirstOrThrow()
  return total
}

/** Request with its prospect's data, or null. */
export async function autorizacionPorId(tx: Db, id: number) {
  const row = await solicitudes(tx)
    .select(['p.asesorId', 'p.numeroPasaporte', 'p.estado as estadoProspecto'])
    .where('a.id', '=', id)
    .executeTakeFirst()
  return row ?? null
}

/** All requests of a prospect, newest first. */
export const autorizacionesDe = (tx: Db, prospectoId: number) =>
  solicitudes(tx).where('a.prospectoId', '=', prospectoId).orderBy('a.id', 'desc').execute()

/** Users who may decide for an advisor: active heads of the team, never the advisor. */
export async function jefaturasDe(tx: Db, asesorId: number): Promise<number[]> {
  const rows = await delEquipoDe(tx, asesorId)
    .select('otro.id')
    .where('otro.id', '<>', asesorId)
    .where('otro.activo', '=', true)
    .where('otro.roles', '@>', sql<Role[]>`array['jefatura']`)
    .orderBy('otro.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** RUT and name of an advisor. */
export const asesorPorId = (tx: Db, id: number) =>
  tx
    .selectFrom('usuario')
    .select(['rut', nombreCortoDe('usuario').as('nombre')])
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
