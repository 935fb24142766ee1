import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'
import { nombreCortoDe } from '../../../../platform/db/text.ts'
import { type CasoParaMover, casosQue } from '../read-model.ts'

const vivas = (tx: Db) => tx.selectFrom('suplencia as k').selectAll('k').where('k.terminada', 'is', null)

/** The covers that are not over, with the names of who cover, in the order of their days. */
export const suplenciasVivas = (tx: Db) =>
  vivas(tx)
    .innerJoin('usuario as u', 'u.id', 'k.cubreId')
    .select(nombreCortoDe('u').as('cubre'))
    .orderBy('k.desde')
    .orderBy('k.id')
    .execute()

export type SuplenciaGuardada = NonNullable<Awaited<ReturnType<typeof tomarSuplencia>>>

/** A cover, over or not, its row locked, or null. */
export const tomarSuplencia = async (tx: Db, id: number) =>
  (await tx.selectFrom('suplencia').selectAll().where('id', '=', id).forUpdate().executeTakeFirst()) ?? null

/** Those that have begun by that day, in the order in which they are looked at. */
export async function suplenciasDesde(tx: Db, hoy: string): Promise<number[]> {
  const rows = await vivas(tx).where('k.desde', '<=', hoy).orderBy('k.hasta').orderBy('k.id').execute()
  return rows.map(({ id }) => id)
}

interface QueSuplencias {
  readonly ausenteId?: number
  readonly cubreId?: number
}

/** The covers that are not over of who is away, or of who covers. */
export async function vivasDe(tx: Db, { ausenteId, cubreId }: QueSuplencias): Promise<number[]> {
  const rows = await vivas(tx)
    .$if(ausenteId !== undefined, (q) => q.where('k.ausenteId', '=', ausenteId ?? 0))
    .$if(cubreId !== undefined, (q) => q.where('k.cubreId', '=', cubreId ?? 0))
    .orderBy('k.id')
    .execute()
  return rows.map(({ id }) => id)
}

/** What one covers for another, open or closed meanwhile, and whoever became its pair; the rows locked. */
export const tomarCubiertos = (
  tx: Db,
  { ausenteId, cubreId }: { readonly ausenteId: number; readonly cubreId: number },
): Promise<CasoParaMover[]> =>
  casosQue(tx)
    .where('p.asesorId', '=', cubreId)
    .where(sql<SqlBool>`(p.titular_id = ${ausenteId} or exists (
      select from prospecto o where o.id = p.pareja_id and o.titular_id = ${ausenteId}))`)
    .execute()
