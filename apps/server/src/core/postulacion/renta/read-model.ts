import { type RentaDelProspecto, rentaDelProspecto } from '@alerce/domain/postulacion/rentas'
import type { Db } from '../../../platform/db/database.ts'
import type { Context } from '../../use-case.ts'
import { readEmpleadoresFirmes } from '../prospecto/ingreso/read-empleadores-firmes.ts'
import type { Empleador } from '../prospecto/read-model.ts'

async function aprobacionDe(tx: Db, prospectoId: number) {
  const row = await tx
    .selectFrom('rentaAprobada')
    .select(['renta', 'rentas'])
    .where('prospectoId', '=', prospectoId)
    .executeTakeFirst()
  return row ?? null
}

/** Income of a prospect with these employers: declared, approved by a person, counted as validated. */
export async function rentaDe(
  tx: Db,
  prospectoId: number,
  empleadores: readonly Empleador[],
): Promise<RentaDelProspecto> {
  return rentaDelProspecto(empleadores, await aprobacionDe(tx, prospectoId))
}

/** Income in force of a prospect, regardless of an open update, with its employers. */
export async function rentaFirmeDe(ctx: Pick<Context, 'tx' | 'vault'>, prospectoId: number) {
  const empleadores = await readEmpleadoresFirmes(ctx, prospectoId)
  return { ...rentaDelProspecto(empleadores, await aprobacionDe(ctx.tx, prospectoId)), empleadores }
}
