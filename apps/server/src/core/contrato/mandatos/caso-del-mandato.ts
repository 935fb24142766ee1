import { common } from '@alerce/contract/messages/common'
import { findDeclaracion } from '../../declaracion/ds/read-model.ts'
import { findProspecto, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'

/** The prospect of a declaration, both rows locked: two of the desk may act at once. */
export async function casoDelMandato({ tx }: Context, declaracionSaludId: number): Promise<Prospecto> {
  const ds = (await findDeclaracion(tx, declaracionSaludId)) ?? refuse(common.notFound)
  return (await findProspecto(tx, ds.prospectoId, true)) ?? refuse(common.notFound)
}
