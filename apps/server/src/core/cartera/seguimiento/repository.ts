import { type Insertable, sql } from 'kysely'
import { type Db, deleteInBatches } from '../../../platform/db/database.ts'
import type { AnotacionTable, TareaTable } from '../../../platform/db/tables/cartera.ts'

/** Inserts under an id taken before, to which the text is sealed. */
export async function insertAnotacion(
  tx: Db,
  {
    id,
    prospectoId,
    autorId,
    por,
    clase,
    resultado = null,
    texto,
    notaId = null,
    avisada = false,
    en,
  }: Insertable<AnotacionTable> & { readonly id: number },
): Promise<void> {
  await sql`insert into anotacion (id, prospecto_id, autor_id, por, clase, resultado, texto, nota_id, avisada, en) overriding system value
    values (${id}, ${prospectoId}, ${autorId}, ${por}, ${clase}, ${resultado}, ${texto}, ${notaId}, ${avisada}, ${en})`.execute(
    tx,
  )
}

/** Marks as deleted, or as written again with null. */
export async function markBorrada(tx: Db, id: number, borradaEn: string | null): Promise<void> {
  await tx.updateTable('anotacion').set({ borradaEn }).where('id', '=', id).execute()
}

/** Deletes those that were marked before an instant: they can no longer be restored. */
export const forgetAnotaciones = (db: Db, antesDe: string): Promise<void> =>
  deleteInBatches(db, 'anotacion', sql`borrada_en < ${antesDe}`)

/** Inserts under an id taken before, to which the text is sealed; a date of a contract that has its task is left. */
export async function insertTarea(
  tx: Db,
  {
    id,
    asesorId,
    prospectoId,
    origen,
    texto = null,
    momento,
    conHora,
    llamadaId = null,
    clave = null,
    creadaEn,
  }: Insertable<TareaTable> & {
    readonly id: number
  },
): Promise<void> {
  await sql`insert into tarea
      (id, asesor_id, prospecto_id, origen, texto, momento, con_hora, llamada_id, clave, creada_en) overriding system value
    values (${id}, ${asesorId}, ${prospectoId}, ${origen}, ${texto}, ${momento}, ${conHora}, ${llamadaId}, ${clave}, ${creadaEn})
    on conflict (clave) where clave is not null do nothing`.execute(tx)
}

/** Moves an open task; its reminder comes again. */
export async function updatePlazo(tx: Db, id: number, plazo: { readonly momento: string; readonly conHora: boolean }) {
  await tx
    .updateTable('tarea')
    .set({ ...plazo, avisadaEn: null })
    .where('id', '=', id)
    .execute()
}

/** Marks as done, or as open again with null. */
export async function markHecha(tx: Db, id: number, hechaEn: string | null): Promise<void> {
  await tx
    .updateTable('tarea')
    .set({ hechaEn, ...(hechaEn === null ? { cerradaPorId: null } : {}) })
    .where('id', '=', id)
    .execute()
}

export async function deleteTarea(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('tarea').where('id', '=', id).execute()
}

/** Closes the open next try of a person, by a call. */
export async function closeIntento(tx: Db, prospectoId: number, llamadaId: number, en: string): Promise<void> {
  await tx
    .updateTable('tarea')
    .set({ hechaEn: en, cerradaPorId: llamadaId })
    .where('prospectoId', '=', prospectoId)
    .where('origen', '=', 'intento')
    .where('hechaEn', 'is', null)
    .execute()
}

/** Takes back what a call did to the next tries: the one it made goes, the one it closed is open again. */
export async function undoLlamada(tx: Db, llamadaId: number): Promise<void> {
  await tx.deleteFrom('tarea').where('llamadaId', '=', llamadaId).where('hechaEn', 'is', null).execute()
  await sql`update tarea t set hecha_en = null, cerrada_por_id = null where t.cerrada_por_id = ${llamadaId}
    and not exists (select from tarea o where o.prospecto_id = t.prospecto_id and o.origen = 'intento' and o.hecha_en is null)`.execute(
    tx,
  )
}

/** Open tasks whose hour has come, marked as reminded: each is returned once. */
export async function takeToRemind(tx: Db, ahora: string) {
  return await tx
    .updateTable('tarea')
    .set({ avisadaEn: ahora })
    .where('hechaEn', 'is', null)
    .where('avisadaEn', 'is', null)
    .where('conHora', '=', true)
    .where('momento', '<=', ahora)
    .returning(['asesorId', 'prospectoId', 'momento', 'origen'])
    .execute()
}
