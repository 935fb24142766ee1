import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { nombreCortoDe } from '../../../../platform/db/text.ts'
import { type CasoParaMover, casosQue } from '../read-model.ts'

const vivas = (tx: Db) => tx.selectFrom('suplencia as k').selectAll('k').where('k.terminada', 'is', null)

/** Covers not over, with the names of the covering advisors, by day. */
export const suplenciasVivas = (tx: Db) =>
  vivas(tx)
    .innerJoin('usuario as u', 'u.id', 'k.cubreId')
    .select(nombreCortoDe('u').as('cubre'))
    .orderBy('k.desde')
    .orderBy('k.id')
    .execute()

export type SuplenciaGuardada = NonNullable<Awaited<ReturnType<typeof takeSuplencia>>>

/** Locked cover, over or not, or null. */
export const takeSuplencia = async (tx: Db, id: number) =>
  (await tx.selectFrom('suplencia').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null

/** Covers begun by that day, in processing order. */
export async function suplenciasDesde(tx: Db, hoy: string): Promise<number[]> {
  const rows = await vivas(tx).where('k.desde', '<=', hoy).orderBy('k.hasta').orderBy('k.id').execute()
  return rows.map(({ id }) => id)
}

interface QueSuplencias {
  readonly ausenteId?: number
  readonly cubreId?: number
}

/** Covers not over of an absent advisor, or of a covering one. */
export async function vivasDe(tx: Db, { ausenteId, cubreId }: QueSuplencias): Promise<number[]> {
  const rows = await vivas(tx)
    .$if(ausenteId !== undefined, (q) => q.where('k.ausenteId', '=', ausenteId ?? 0))
    .$if(cubreId !== undefined, (q) => q.where('k.cubreId', '=', cubreId ?? 0))
    .orderBy('k.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** Cases that one advisor covers for another, open or closed, and their pairs; locked. */
export const takeCubiertos = (
  tx: Db,
  { ausenteId, cubreId }: { readonly ausenteId: number; readonly cubreId: number },
): Promise<CasoParaMover[]> =>
  casosQue(tx)
    .where('p.asesorId', '=', cubreId)
    .where(sql<SqlBool>`(p.titular_id = ${ausenteId} or exists (
      select from prospecto o where o.id = p.pareja_id and o.titular_id = ${ausenteId}))`)
    .execute()
