import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ConstanciaPostulanteTable, EnlaceInvitacionTable } from '../../../platform/db/tables/declaracion.ts'
import type { EnlaceDestino } from './read-model.ts'

type EnlaceDeInvitacionNuevo = Omit<
  Insertable<EnlaceInvitacionTable>,
  'anulado' | 'abierto' | 'llevaA' | 'fallos' | 'bloqueado'
> & {
  readonly llevaA: EnlaceDestino
}

export async function insertEnlace(tx: Db, enlace: EnlaceDeInvitacionNuevo): Promise<void> {
  await tx
    .insertInto('enlaceInvitacion')
    .values({ ...enlace, anulado: null, abierto: null })
    .execute()
}

/** The links of a declaration that lead to one thing open nothing from now on. */
export async function voidEnlaces(
  tx: Db,
  declaracionId: number,
  llevaA: EnlaceDestino,
  anulado: string,
): Promise<void> {
  await tx
    .updateTable('enlaceInvitacion')
    .set({ anulado })
    .where('declaracionId', '=', declaracionId)
    .where('llevaA', '=', llevaA)
    .where('anulado', 'is', null)
    .execute()
}

/** The copy was read by a link that stands; true the first time. */
export async function markCopiaAbierta(tx: Db, declaracionId: number, abierto: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('enlaceInvitacion')
    .set({ abierto })
    .where('declaracionId', '=', declaracionId)
    .where('llevaA', '=', 'copia')
    .where('anulado', 'is', null)
    .where('abierto', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

/** How many identities and codes by a link were not the applicant's, and since when that blocks it. */
export async function saveFailures(
  tx: Db,
  enlaceId: number,
  cuenta: { readonly fallos: number; readonly bloqueado: string | null },
): Promise<void> {
  await tx.updateTable('enlaceInvitacion').set(cuenta).where('id', '=', enlaceId).execute()
}

/** The links of an invitation count anew, and open where failures had blocked them. */
export async function forgetFailures(tx: Db, declaracionId: number): Promise<void> {
  await tx
    .updateTable('enlaceInvitacion')
    .set({ fallos: 0, bloqueado: null })
    .where('declaracionId', '=', declaracionId)
    .where('llevaA', '=', 'postulacion')
    .execute()
}

export type ConstanciaNueva = Insertable<ConstanciaPostulanteTable>

/** Keeps what an applicant agreed to, or not. */
export async function insertConstancia(tx: Db, constancia: ConstanciaNueva): Promise<void> {
  await tx.insertInto('constanciaPostulante').values(constancia).execute()
}

/** Contents that were signed lose their files; answers them. */
export async function removeContenidos(tx: Db, declaracionId: number): Promise<number[]> {
  const query = tx.selectFrom('constanciaPostulante').select('archivoId').where('declaracionId', '=', declaracionId)
  const ids = (await query.execute()).flatMap(({ archivoId }) => archivoId ?? [])
  if (ids.length > 0)
    await tx
      .updateTable('constanciaPostulante')
      .set({ archivoId: null })
      .where('declaracionId', '=', declaracionId)
      .execute()
  return ids
}
