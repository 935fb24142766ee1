import { etapasSinCompletar } from '@alerce/domain/declaracion/etapas'
import type { Db } from '../../../../platform/db/database.ts'
import { type Declaracion, delMismo, type IdentidadDeProspecto } from '../read-model.ts'

/** Invitations that their applicant has neither signed nor answered before: what can lapse, or be replaced by another. */
export const sinCompletar = (tx: Db) =>
  tx
    .selectFrom('declaracion as ds')
    .where('ds.viva', '=', true)
    .where('ds.tipoVenta', '=', 'E')
    .where('ds.enviadaEn', 'is', null)
    .where('ds.reabiertaEn', 'is', null)
    .where('ds.etapa', 'in', etapasSinCompletar)

const prospectosSinCompletar = (tx: Db) => sinCompletar(tx).innerJoin('prospecto', 'prospecto.id', 'ds.prospectoId')

/** The prospects, others than this one, by which the same person was invited and has not completed it. */
export async function invitadosAntes(tx: Db, documento: IdentidadDeProspecto): Promise<number[]> {
  if (documento.rut === null && documento.numeroPasaporte === null) return []
  const rows = await prospectosSinCompletar(tx)
    .select('prospecto.id')
    .where(delMismo(documento))
    .where('prospecto.id', '!=', documento.id)
    .execute()
  return rows.map(({ id }) => id)
}

/** The invitation that a prospect had last, whatever became of it; null: none. */
export async function ultimaInvitacion(tx: Db, prospectoId: number): Promise<Declaracion | null> {
  const row = await tx
    .selectFrom('declaracion')
    .selectAll()
    .where('prospectoId', '=', prospectoId)
    .where('tipoVenta', '=', 'E')
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Who receives from one of these and was invited too: an invitation falls with that of its giver. */
export async function invitadosQueReciben(tx: Db, otorgantes: readonly number[]): Promise<number[]> {
  if (otorgantes.length === 0) return []
  const rows = await prospectosSinCompletar(tx)
    .select('prospecto.id')
    .where('prospecto.parejaId', 'in', otorgantes)
    .where('prospecto.otorga', '=', false)
    .execute()
  return rows.map(({ id }) => id)
}
