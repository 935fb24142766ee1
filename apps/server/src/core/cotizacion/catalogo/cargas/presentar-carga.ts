import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { sonDosManos } from '@alerce/domain/cotizacion/catalogo/manos'
import { parametrosAl } from '../../../base/parametros/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { administradoresHechos, type Carga } from './read-model.ts'

type Donde = Pick<Context, 'tx' | 'hoy' | 'actor'>

/**
 * Why the one who asks is no second pair of eyes; null: they are. A command of the machine is nobody; what was loaded by
 * one, any administrator applies.
 */
async function ojosDe({ actor, tx }: Donde, { cargadaPorId }: Carga): Promise<MessageDefinition | null> {
  if (actor.kind !== 'persona' || actor.usuarioId === cargadaPorId) return m.otroAdministrador
  if (cargadaPorId === null) return null
  return sonDosManos(actor.usuarioId, cargadaPorId, await administradoresHechos(tx)) ? null : m.mismaMano
}

/** Why a file cannot be applied by who asks; null: it can. */
export async function impedimentoDe(donde: Donde, carga: Carga): Promise<MessageDefinition | null> {
  if (carga.estado !== 'revisada') return null
  if (carga.rechaza > 0) return m.conRechazos
  if (carga.agrega + carga.cambia + carga.termina === 0) return m.sinCambios
  const { catalogoCuatroOjos } = await parametrosAl(donde.tx, donde.hoy)
  return catalogoCuatroOjos ? await ojosDe(donde, carga) : null
}

/** A load as it is told to who asks. */
export async function presentarCarga(donde: Donde, carga: Carga) {
  const { id, cargadaPorId: _, desde, ...resto } = carga
  const impedimento = (await impedimentoDe(donde, carga))?.text ?? null
  return { ...resto, cargaId: id, desde: aDDMMYYYY(desde), impedimento }
}
