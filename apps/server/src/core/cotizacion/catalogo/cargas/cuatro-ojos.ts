import { sonDosManos } from '@alerce/domain/cotizacion/catalogo/manos'
import { parametrosAl } from '../../../base/parametros/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { administradoresHechos, type Carga } from './read-model.ts'

type Donde = Pick<Context, 'tx' | 'hoy' | 'actor'>

/** What one loads another applies. */
export const conCuatroOjos = async ({ tx, hoy }: Pick<Donde, 'tx' | 'hoy'>): Promise<boolean> =>
  (await parametrosAl(tx, hoy)).catalogoCuatroOjos

/**
 * Where a second pair of eyes is asked for, why the one who asks is none: it is who loaded, or the hand of that one; null:
 * they are, or none is asked for. A command of the machine is nobody; what one of them loaded any administrator applies.
 */
export async function manoDeQuienCargo(donde: Donde, { cargadaPorId }: Carga): Promise<'suya' | 'misma' | null> {
  if (!(await conCuatroOjos(donde))) return null
  const { actor, tx } = donde
  if (actor.kind !== 'persona' || actor.usuarioId === cargadaPorId) return 'suya'
  if (cargadaPorId === null) return null
  return sonDosManos(actor.usuarioId, cargadaPorId, await administradoresHechos(tx)) ? null : 'misma'
}
