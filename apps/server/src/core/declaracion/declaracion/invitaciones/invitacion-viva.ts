import { puedeAnularse } from '@alerce/domain/declaracion/etapas'
import type { Context } from '../../../use-case.ts'
import { buscarDeclaracion, type Declaracion, declaracionVivaDe } from '../read-model.ts'

/** The live invitation of a prospect, locked after it; null: there is none. */
export async function invitacionViva({ tx }: Context, prospectoId: number): Promise<Declaracion | null> {
  const viva = await declaracionVivaDe(tx, prospectoId)
  const ds = viva?.tipoVenta === 'E' ? await buscarDeclaracion(tx, viva.id, true) : null
  return ds?.viva ? ds : null
}

/** True until its applicant signs, and never again after: one that an update reopened was signed. */
export const sinFirmar = ({ enviadaEn, etapa }: Declaracion): boolean => enviadaEn === null && puedeAnularse(etapa)
