import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import { sonDosManos } from '@alerce/domain/base/manos'
import { manoReciente } from '../../../base/manos/read-model.ts'
import { parametrosAl } from '../../../base/parametros/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { administradoresHechos, type Carga } from './read-model.ts'

type Donde = Pick<Context, 'tx' | 'ahora' | 'hoy' | 'actor'>

/** Whether the user who applies a load must differ from the user who made it. */
export const conCuatroOjos = async ({ tx, hoy }: Pick<Donde, 'tx' | 'hoy'>): Promise<boolean> =>
  (await parametrosAl(tx, hoy)).catalogoCuatroOjos

/**
 * Reason why the caller may not apply a load when two persons are required: the loader, an administrator linked to the
 * loader, or an account that one of both had in hand lately. null: allowed, or not required. A machine command counts
 * as no person; any administrator may apply its loads.
 */
export async function manoDeQuienCargo(donde: Donde, { cargadaPorId }: Carga): Promise<MessageDefinition | null> {
  if (!(await conCuatroOjos(donde))) return null
  const { actor, tx } = donde
  if (actor.kind !== 'persona' || actor.usuarioId === cargadaPorId) return m.otroAdministrador
  if (cargadaPorId === null) return null
  if (!sonDosManos(actor.usuarioId, cargadaPorId, await administradoresHechos(tx))) return m.mismaMano
  return await manoReciente(donde, cargadaPorId, actor.usuarioId)
}
