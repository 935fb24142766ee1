import { common } from '@alerce/contract/messages/common'
import { buscarDeclaracion } from '../../declaracion/declaracion/read-model.ts'
import { buscarProspecto, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/** The prospect of a declaration, both rows locked: two of the desk may act at once. */
export async function casoDelMandato({ tx }: Context, declaracionSaludId: number): Promise<Prospecto> {
  const ds = (await buscarDeclaracion(tx, declaracionSaludId)) ?? refuse(common.notFound)
  return (await buscarProspecto(tx, ds.prospectoId, true)) ?? refuse(common.notFound)
}
