import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import { rentasDe } from '@alerce/domain/postulacion/rentas'
import type { Context } from '../../use-case.ts'
import { leerEmpleadoresFirmes } from '../prospecto/ingreso/leer-empleadores-firmes.ts'
import { borrarRentaAprobada, guardarRentaAprobada } from './repository.ts'

/** Records an average income approved by a person, in pesos a month, for the incomes now in force. */
export async function aprobarRenta(
  { tx, vault, ahora }: Pick<Context, 'tx' | 'vault' | 'ahora'>,
  prospectoId: number,
  renta: Pesos,
): Promise<void> {
  const rentas = rentasDe(await leerEmpleadoresFirmes({ tx, vault }, prospectoId))
  await guardarRentaAprobada(tx, prospectoId, { renta, rentas }, ahora)
}

/** Deletes an approved income, after a different answer about it. */
export const olvidarRentaAprobada = ({ tx }: Pick<Context, 'tx'>, prospectoId: number): Promise<void> =>
  borrarRentaAprobada(tx, prospectoId)
