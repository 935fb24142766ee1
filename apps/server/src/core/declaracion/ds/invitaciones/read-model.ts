import { etapasSinCompletar } from '@alerce/domain/declaracion/etapas'
import type { Db } from '../../../../platform/db/database.ts'
import { type Declaracion, delMismo, type IdentidadDeProspecto } from '../read-model.ts'

/** Invitations neither signed nor answered: they can lapse or be replaced. */
export const sinCompletar = (tx: Db) =>
  tx
    .selectFrom('declaracion as ds')
    .where('ds.viva', '=', true)
    .where('ds.tipoVenta', '=', 'E')
    .where('ds.enviadaEn', 'is', null)
    .where('ds.reabiertaEn', 'is', null)
    .where('ds.etapa', 'in', etapasSinCompletar)

const prospectosSinCompletar = (tx: Db) => sinCompletar(tx).innerJoin('prospecto', 'prospecto.id', 'ds.prospectoId')

/** Other prospects of the same person with a pending invitation. */
export async function invitadosAntes(tx: Db, documento: IdentidadDeProspecto): Promise<number[]> {
  if (documento.rut === null && documento.numeroPasaporte === null) return []
  const rows = await prospectosSinCompletar(tx)
    .select('prospecto.id')
    .where(delMismo(documento))
    .where('prospecto.id', '!=', documento.id)
    .execute()
  return rows.map(({ id }) => id)
}

/** Last invitation of a prospect, in any state; null: none. */
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

/** Receivers of these givers with a pending invitation: it is annulled together with the giver's. */
export async function invitadosQueReciben(tx: Db, otorgantes: readonly number[]): Promise<number[]> {
  if (otorgantes.length === 0) return []
  const rows = await prospectosSinCompletar(tx)
    .select('prospecto.id')
    .where('prospecto.parejaId', 'in', otorgantes)
    .where('prospecto.otorga', '=', false)
    .execute()
  return rows.map(({ id }) => id)
}
