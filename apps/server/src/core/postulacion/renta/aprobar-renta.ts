import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import { rentasDe } from '@alerce/domain/postulacion/rentas'
import type { Context } from '../../use-case.ts'
import { leerEmpleadoresFirmes } from '../prospecto/ingreso/leer-empleadores-firmes.ts'
import { borrarRentaAprobada, guardarRentaAprobada } from './repository.ts'

/** A person approved an average income, in pesos a month, of the incomes that stand now. */
export async function aprobarRenta(
  { tx, vault, ahora }: Pick<Context, 'tx' | 'vault' | 'ahora'>,
  prospectoId: number,
  renta: Pesos,
): Promise<void> {
  const rentas = rentasDe(await leerEmpleadoresFirmes({ tx, vault }, prospectoId))
  await guardarRentaAprobada(tx, prospectoId, { renta, rentas }, ahora)
}

/** A person answered something else of the income: what was approved before holds no more. */
export const olvidarRentaAprobada = ({ tx }: Pick<Context, 'tx'>, prospectoId: number): Promise<void> =>
  borrarRentaAprobada(tx, prospectoId)
