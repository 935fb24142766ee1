import { type Insertable, type Selectable, sql } from 'kysely'
import { type Db, deleteInBatches } from '../../../platform/db/database.ts'
import type { CodigoPostulanteTable } from '../../../platform/db/tables/declaracion.ts'

type Uso = CodigoPostulanteTable['uso']
type CodigoNuevo = Pick<
  Insertable<CodigoPostulanteTable>,
  'declaracionId' | 'uso' | 'desafioHash' | 'sello' | 'creado' | 'expira' | 'correo' | 'correoId' | 'dice'
>

/** A code in the place of those of the same use that were not used. */
export async function setCodigo(tx: Db, codigo: CodigoNuevo): Promise<void> {
  await voidCodigos(tx, codigo.declaracionId, codigo.uso, codigo.creado)
  await tx
    .insertInto('codigoPostulante')
    .values({ ...codigo, usado: null, anulado: null })
    .execute()
}

export async function voidCodigos(tx: Db, declaracionId: number, uso: Uso, anulado: string): Promise<void> {
  await tx
    .updateTable('codigoPostulante')
    .set({ anulado })
    .where('declaracionId', '=', declaracionId)
    .where('uso', '=', uso)
    .where('anulado', 'is', null)
    .where('usado', 'is', null)
    .execute()
}

export type Codigo = Selectable<CodigoPostulanteTable>

/** The last code of a use, alive or not; the declaration is locked. */
export async function ultimoCodigo(tx: Db, declaracionId: number, uso: Uso): Promise<Codigo | null> {
  const row = await tx
    .selectFrom('codigoPostulante')
    .selectAll()
    .where('declaracionId', '=', declaracionId)
    .where('uso', '=', uso)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Codes of a declaration that were mailed after an instant. */
export async function codigosDesde(tx: Db, declaracionId: number, uso: Uso, desde: string): Promise<number> {
  const { cuantos } = await tx
    .selectFrom('codigoPostulante')
    .select((e) => e.fn.countAll<number>().as('cuantos'))
    .where('declaracionId', '=', declaracionId)
    .where('uso', '=', uso)
    .where('creado', '>', desde)
    .executeTakeFirstOrThrow()
  return Number(cuantos)
}

export async function markUsed(tx: Db, id: number, usado: string): Promise<void> {
  await tx.updateTable('codigoPostulante').set({ usado }).where('id', '=', id).execute()
}

/** Counts a wrong code; `anulado`: that was the last one it allows. */
export async function countFailure(tx: Db, id: number, fallos: number, anulado: string | null): Promise<void> {
  await tx.updateTable('codigoPostulante').set({ fallos, anulado }).where('id', '=', id).execute()
}

/** Forgets codes that opened nothing any more at an instant; what was done with one is in the record of the act. */
export async function deleteCodigos(db: Db, vencidos: string): Promise<void> {
  await deleteInBatches(db, 'codigoPostulante', sql`expira < ${vencidos}`)
}
