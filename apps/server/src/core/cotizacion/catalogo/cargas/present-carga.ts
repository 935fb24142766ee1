import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import type { Context } from '../../../use-case.ts'
import { manoDeQuienCargo } from './cuatro-ojos.ts'
import type { Carga } from './read-model.ts'

type Donde = Pick<Context, 'tx' | 'ahora' | 'hoy' | 'actor'>

/** Reason why the caller cannot apply a file; null: none. */
export async function impedimentoDe(donde: Donde, carga: Carga): Promise<MessageDefinition | null> {
  if (carga.estado !== 'revisada') return null
  if (carga.rechaza > 0) return m.conRechazos
  if (carga.agrega + carga.cambia + carga.termina === 0) return m.sinCambios
  return await manoDeQuienCargo(donde, carga)
}

/** Load as the caller sees it. */
export async function presentCarga(donde: Donde, carga: Carga) {
  const { id, cargadaPorId: _, desde, ...resto } = carga
  const impedimento = (await impedimentoDe(donde, carga))?.text ?? null
  return { ...resto, cargaId: id, desde: aDDMMYYYY(desde), impedimento }
}
