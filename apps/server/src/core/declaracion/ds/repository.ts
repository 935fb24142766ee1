import { type EtapaDS, etapaInicial } from '@alerce/domain/declaracion/etapas'
import { type Insertable, sql, type Updateable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { DeclaracionPersonaTable } from '../../../platform/db/tables/declaracion.ts'

interface DeclaracionNueva {
  readonly prospectoId: number
  readonly tipoVenta: 'M' | 'E'
  /** The applicant is a charge in force of another affiliate: its folios have their own sequence. */
  readonly esCarga: boolean
  readonly por: string
  readonly en: string
}

/** Creates a declaration at the first stage of its kind of sale and gives it the next folio. */
export async function insertDeclaracion(tx: Db, nueva: DeclaracionNueva): Promise<{ id: number; folio: number }> {
  const folio = nueva.esCarga ? sql<number>`nextval('folio_ds_carga')` : sql<number>`nextval('folio_ds')`
  return await tx
    .insertInto('declaracion')
    .values({
      prospectoId: nueva.prospectoId,
      folio,
      tipoVenta: nueva.tipoVenta,
      etapa: etapaInicial(nueva.tipoVenta),
      creada: nueva.en,
      actualizadaPor: nueva.por,
      actualizadaEn: nueva.en,
    })
    .returning(['id', 'folio'])
    .executeTakeFirstOrThrow()
}

export type PersonaNueva = Omit<Insertable<DeclaracionPersonaTable>, 'declaracionId' | 'orden'>

/** Persons of a declaration, in their order: the first ones, or after those that are there (`desde`). */
export async function insertPersonas(
  tx: Db,
  declaracionId: number,
  personas: readonly PersonaNueva[],
  desde = 0,
): Promise<void> {
  await tx
    .insertInto('declaracionPersona')
    .values(personas.map((persona, index) => ({ ...persona, declaracionId, orden: desde + index })))
    .execute()
}

/** Somebody of a declaration, as another one knows them. */
export async function savePersona(tx: Db, id: number, persona: Updateable<DeclaracionPersonaTable>): Promise<void> {
  await tx.updateTable('declaracionPersona').set(persona).where('id', '=', id).execute()
}

export async function saveEtapaDS(tx: Db, id: number, etapa: EtapaDS, subetapa: string): Promise<void> {
  await tx.updateTable('declaracion').set({ etapa, subetapa }).where('id', '=', id).execute()
}

/** At its first stage, as if nothing had been said in it. */
export async function startAgain(tx: Db, id: number, etapa: EtapaDS): Promise<void> {
  await tx
    .updateTable('declaracion')
    .set({ etapa, subetapa: '', purgadaEn: null, reabiertaEn: null })
    .where('id', '=', id)
    .execute()
}

/** Which prospect was left in its place when it was annulled. */
export async function saveCopia(tx: Db, id: number, copiaProspectoId: number): Promise<void> {
  await tx.updateTable('declaracion').set({ copiaProspectoId }).where('id', '=', id).execute()
}

/** Whether a declaration counts as the prospect's live one: never more than one does. */
export async function markLive(tx: Db, declaracionId: number, viva: boolean): Promise<void> {
  await tx.updateTable('declaracion').set({ viva }).where('id', '=', declaracionId).execute()
}

/** Marks a declaration as annulled where the evaluation did not decide it. */
export async function markAnulada(tx: Db, declaracionId: number): Promise<void> {
  await tx
    .updateTable('declaracion')
    .set({ resultado: 5 })
    .where('id', '=', declaracionId)
    .where((e) => e.or([e('resultado', 'is', null), e('resultado', 'in', [0, 6])]))
    .execute()
}
