import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { colectivoDe, type FiltroDePlanes, type PlanEnVenta, planesEnVenta } from '../../planes/read-model.ts'

/** Plans that may be sold to a prospect today: those of its agreement, or those for individuals. */
export async function planesPara(
  { tx, hoy }: Pick<Context, 'tx' | 'hoy'>,
  prospecto: Prospecto,
  filtro: Omit<FiltroDePlanes, 'hoy' | 'colectivo'> = {},
): Promise<PlanEnVenta[]> {
  return await planesEnVenta(tx, { ...filtro, hoy, colectivo: colectivoDe(prospecto) })
}
