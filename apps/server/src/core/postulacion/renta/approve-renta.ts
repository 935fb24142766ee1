import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import { rentasDe } from '@alerce/domain/postulacion/rentas'
import type { Context } from '../../use-case.ts'
import { readEmpleadoresFirmes } from '../prospecto/ingreso/read-empleadores-firmes.ts'
import { deleteRentaAprobada, saveRentaAprobada } from './repository.ts'

/** Records an average income approved by a person, in pesos a month, for the incomes now in force. */
export async function approveRenta(
  { tx, vault, ahora }: Pick<Context, 'tx' | 'vault' | 'ahora'>,
  prospectoId: number,
  renta: Pesos,
): Promise<void> {
  const rentas = rentasDe(await readEmpleadoresFirmes({ tx, vault }, prospectoId))
  await saveRentaAprobada(tx, prospectoId, { renta, rentas }, ahora)
}

/** Deletes an approved income, after a different answer about it. */
export const forgetRentaAprobada = ({ tx }: Pick<Context, 'tx'>, prospectoId: number): Promise<void> =>
  deleteRentaAprobada(tx, prospectoId)
