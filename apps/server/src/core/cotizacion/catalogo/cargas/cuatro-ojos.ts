import { sonDosManos } from '@alerce/domain/cotizacion/catalogo/manos'
import { parametrosAl } from '../../../base/parametros/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { administradoresHechos, type Carga } from './read-model.ts'

type Donde = Pick<Context, 'tx' | 'hoy' | 'actor'>

/** Whether the user who applies a load must differ from the user who made it. */
export const conCuatroOjos = async ({ tx, hoy }: Pick<Donde, 'tx' | 'hoy'>): Promise<boolean> =>
  (await parametrosAl(tx, hoy)).catalogoCuatroOjos

/**
 * Reason why the caller may not apply a load when two persons are required: the loader, or an administrator linked to
 * the loader. null: allowed, or not required. A machine command counts as no person; any administrator may apply its
 * loads.
 */
export async function manoDeQuienCargo(donde: Donde, { cargadaPorId }: Carga): Promise<'suya' | 'misma' | null> {
  if (!(await conCuatroOjos(donde))) return null
  const { actor, tx } = donde
  if (actor.kind !== 'persona' || actor.usuarioId === cargadaPorId) return 'suya'
  if (cargadaPorId === null) return null
  return sonDosManos(actor.usuarioId, cargadaPorId, await administradoresHechos(tx)) ? null : 'misma'
}
