import { common } from '@alerce/contract/messages/common'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { devolucionPorId } from './read-model.ts'

/** Papers to return, locked after their prospect, the order used everywhere. */
export async function takeDevolucion({ tx }: Context, id: number) {
  const { prospectoId } = (await devolucionPorId(tx, id)) ?? refuse(common.notFound)
  await findProspecto(tx, prospectoId, true)
  return (await devolucionPorId(tx, id, true)) ?? refuse(common.notFound)
}
