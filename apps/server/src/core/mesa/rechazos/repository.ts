import type { Insertable, Updateable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { EnlaceReabiertoTable, RechazoAutenticacionTable } from '../../../platform/db/tables/mesa.ts'

type RechazoNuevo = Pick<
  Insertable<RechazoAutenticacionTable>,
  'declaracionId' | 'glosa' | 'etapaAnterior' | 'en' | 'por'
>

export async function insertRechazo(tx: Db, nuevo: RechazoNuevo): Promise<number> {
  const { id } = await tx.insertInto('rechazoAutenticacion').values(nuevo).returning('id').executeTakeFirstOrThrow()
  return id
}

type Cambio = Pick<
  Updateable<RechazoAutenticacionTable>,
  'levantadoEn' | 'levantadoPor' | 'anuladoEn' | 'conservadoEn' | 'reemplazado'
>

export async function updateRechazo(tx: Db, id: number, cambio: Cambio): Promise<void> {
  await tx.updateTable('rechazoAutenticacion').set(cambio).where('id', '=', id).execute()
}

type EnlaceReabierto = Omit<Insertable<EnlaceReabiertoTable>, 'rechazoId'>

/** Stores the state of the links before lifting a rejection reopened them. */
export async function saveReabiertos(tx: Db, rechazoId: number, enlaces: readonly EnlaceReabierto[]): Promise<void> {
  if (enlaces.length === 0) return
  const filas = enlaces.map((enlace) => ({ rechazoId, ...enlace }))
  await tx.insertInto('enlaceReabierto').values(filas).execute()
}

export async function forgetReabiertos(tx: Db, rechazoId: number): Promise<void> {
  await tx.deleteFrom('enlaceReabierto').where('rechazoId', '=', rechazoId).execute()
}

/** Ends for good the rejections of a declaration that were not lifted. */
export async function replaceRechazos(tx: Db, declaracionId: number, en: string): Promise<void> {
  await tx
    .updateTable('rechazoAutenticacion')
    .set((e) => ({ anuladoEn: e.fn.coalesce('anuladoEn', e.val(en)), reemplazado: true }))
    .where('declaracionId', '=', declaracionId)
    .where('levantadoEn', 'is', null)
    .execute()
}
