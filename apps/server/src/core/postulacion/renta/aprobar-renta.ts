import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import { rentasDe } from '@alerce/domain/postulacion/rentas'
import type { Context } from '../../use-case.ts'
import { empleadoresDe } from '../prospecto/read-model.ts'
import { borrarRentaAprobada, guardarRentaAprobada } from './repository.ts'

/** A person approved an average income, in pesos a month, of the incomes that are on record now. */
export async function aprobarRenta(
  { tx, ahora }: Pick<Context, 'tx' | 'ahora'>,
  prospectoId: number,
  renta: Pesos,
): Promise<void> {
  const rentas = rentasDe(await empleadoresDe(tx, prospectoId))
  await guardarRentaAprobada(tx, prospectoId, { renta, rentas }, ahora)
}

/** A person answered something else of the income: what was approved before holds no more. */
export const olvidarRentaAprobada = ({ tx }: Pick<Context, 'tx'>, prospectoId: number): Promise<void> =>
  borrarRentaAprobada(tx, prospectoId)
