import { common } from '@alerce/contract/messages/common'
import { buscarDeclaracion, type Declaracion, declaracionVivaDe } from '../../declaracion/declaracion/read-model.ts'
import { buscarProspecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/** Declaration for a decision of the desk; locks prospect, then declaration. `viva`: it is the live one. */
export async function tomarParaMesa({ tx }: Context, declaracionId: number): Promise<Declaracion & { viva: boolean }> {
  const { prospectoId } = (await buscarDeclaracion(tx, declaracionId)) ?? refuse(common.notFound)
  await buscarProspecto(tx, prospectoId, true)
  const declaracion = (await buscarDeclaracion(tx, declaracionId, true)) ?? refuse(common.notFound)
  const viva = await declaracionVivaDe(tx, prospectoId)
  return { ...declaracion, viva: viva?.id === declaracionId }
}
