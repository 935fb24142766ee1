import { tomasDesde } from '@alerce/domain/declaracion/contraloria/toma'
import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { parametrosAl } from '../../../base/parametros/read-model.ts'
import type { Context } from '../../../use-case.ts'

/** Taking of a case by a person. */
export interface Toma {
  readonly declaracionId: number
  readonly usuarioId: number
  /** Name of the holder. */
  readonly por: string
  /** ISO instant. */
  readonly desde: string
  /** Person who assigned the case; null: the holder took it. */
  readonly asignadaPor: string | null
}

const esAuditor = sql<boolean>`(usuario.activo and 'contraloria' = any(usuario.roles))`

const tomas = (tx: Db, vale: string) =>
  tx
    .selectFrom('tomaCaso')
    .innerJoin('usuario', 'usuario.id', 'tomaCaso.usuarioId')
    .select(['tomaCaso.declaracionId', 'tomaCaso.usuarioId', 'tomaCaso.desde', 'tomaCaso.asignadaPor'])
    .select(sql<string>`usuario.nombres || ' ' || usuario.apellido_paterno`.as('por'))
    .where('tomaCaso.activa', '>=', vale)
    // A case taken by a former auditor is free again
    .where(esAuditor)

/** Instant since which a taking is valid: one idle for longer is free, though its row remains. */
export async function valeDesde({ tx, hoy, ahora }: Pick<Context, 'tx' | 'hoy' | 'ahora'>): Promise<string> {
  return tomasDesde(ahora, (await parametrosAl(tx, hoy)).horasTomaContraloria)
}

/** Current holder of this case, or null. */
export async function tomaDe(ctx: Pick<Context, 'tx' | 'hoy' | 'ahora'>, declaracionId: number): Promise<Toma | null> {
  const vale = await valeDesde(ctx)
  return (await tomas(ctx.tx, vale).where('tomaCaso.declaracionId', '=', declaracionId).executeTakeFirst()) ?? null
}

/** Current holder of each case, by declaration id. */
export async function tomasDe(tx: Db, vale: string, declaraciones: readonly number[]): Promise<Map<number, Toma>> {
  if (declaraciones.length === 0) return new Map()
  const rows = await tomas(tx, vale).where('tomaCaso.declaracionId', 'in', declaraciones).execute()
  return new Map(rows.map((row) => [row.declaracionId, row]))
}

/** Active users with the contraloría role, by name. */
export const auditores = (tx: Db) =>
  tx
    .selectFrom('usuario')
    .select(['id as usuarioId', sql<string>`nombres || ' ' || apellido_paterno`.as('nombre')])
    .where(esAuditor)
    .orderBy('nombre')
    .orderBy('id')

/** Number of taken cases, by user. */
export async function casosPorAuditor(tx: Db, vale: string): Promise<Map<number, number>> {
  const rows = await tx
    .selectFrom('tomaCaso')
    .select(['usuarioId', (e) => e.fn.countAll<number>().as('casos')])
    .where('activa', '>=', vale)
    .groupBy('usuarioId')
    .execute()
  return new Map(rows.map(({ usuarioId, casos }) => [usuarioId, casos]))
}
