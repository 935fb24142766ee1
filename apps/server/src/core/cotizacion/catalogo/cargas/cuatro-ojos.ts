import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import { readManoDeOtro } from '../../../base/manos/read-mano-de-otro.ts'
import { parametrosAl } from '../../../base/parametros/read-model.ts'
import type { Context } from '../../../use-case.ts'
import type { Carga } from './read-model.ts'

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
  return await readManoDeOtro(donde, cargadaPorId, { otro: m.otroAdministrador, misma: m.mismaMano })
}
