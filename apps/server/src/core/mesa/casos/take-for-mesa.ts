import { common } from '@alerce/contract/messages/common'
import { type Declaracion, declaracionVivaDe, findDeclaracion } from '../../declaracion/ds/read-model.ts'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/** Declaration for a decision of the desk; locks prospect, then declaration. `viva`: it is the live one. */
export async function takeForMesa({ tx }: Context, declaracionId: number): Promise<Declaracion & { viva: boolean }> {
  const { prospectoId } = (await findDeclaracion(tx, declaracionId)) ?? refuse(common.notFound)
  await findProspecto(tx, prospectoId, true)
  const declaracion = (await findDeclaracion(tx, declaracionId, true)) ?? refuse(common.notFound)
  const viva = await declaracionVivaDe(tx, prospectoId)
  return { ...declaracion, viva: viva?.id === declaracionId }
}
