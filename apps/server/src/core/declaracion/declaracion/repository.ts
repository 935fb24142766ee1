import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { type Insertable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { DeclaracionPersonaTable } from '../../../platform/db/tables/declaracion.ts'

interface DeclaracionNueva {
  readonly prospectoId: number
  /** The applicant is a charge in force of another affiliate: its folios have their own sequence. */
  readonly esCarga: boolean
  readonly por: string
  readonly en: string
}

/** Creates a manual declaration at its first stage and gives it the next folio. */
export async function insertarDeclaracion(tx: Db, nueva: DeclaracionNueva): Promise<{ id: number; folio: number }> {
  const folio = nueva.esCarga ? sql<number>`nextval('folio_ds_carga')` : sql<number>`nextval('folio_ds')`
  return await tx
    .insertInto('declaracion')
    .values({
      prospectoId: nueva.prospectoId,
      folio,
      tipoVenta: 'M',
      etapa: 'inicioManual' satisfies EtapaDS,
      creada: nueva.en,
      actualizadaPor: nueva.por,
      actualizadaEn: nueva.en,
    })
    .returning(['id', 'folio'])
    .executeTakeFirstOrThrow()
}

export type PersonaNueva = Omit<Insertable<DeclaracionPersonaTable>, 'declaracionId' | 'orden'>

/** The persons of a new declaration, in their order. */
export async function insertarPersonas(tx: Db, declaracionId: number, personas: PersonaNueva[]): Promise<void> {
  await tx
    .insertInto('declaracionPersona')
    .values(personas.map((persona, orden) => ({ ...persona, declaracionId, orden })))
    .execute()
}

export async function guardarEtapaDS(tx: Db, id: number, etapa: EtapaDS, subetapa: string): Promise<void> {
  await tx.updateTable('declaracion').set({ etapa, subetapa }).where('id', '=', id).execute()
}
