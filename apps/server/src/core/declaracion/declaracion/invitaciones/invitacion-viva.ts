import { puedeAnularse } from '@alerce/domain/declaracion/anulacion'
import { estaSinCompletar } from '@alerce/domain/declaracion/etapas'
import { seHaEnviado } from '@alerce/domain/declaracion/firma/envio'
import type { Context } from '../../../use-case.ts'
import { buscarDeclaracion, type Declaracion, declaracionVivaDe } from '../read-model.ts'

/** The live invitation of a prospect, locked after it; null: there is none. */
export async function invitacionViva({ tx }: Context, prospectoId: number): Promise<Declaracion | null> {
  const viva = await declaracionVivaDe(tx, prospectoId)
  const ds = viva?.tipoVenta === 'E' ? await buscarDeclaracion(tx, viva.id, true) : null
  return ds?.viva ? ds : null
}

/** True while its applicant has to sign it, again where an update opened it. */
export const sinFirmar = ({ enviadaEn, etapa }: Declaracion): boolean => enviadaEn === null && estaSinCompletar(etapa)

/** True while it may be annulled: until it is signed, and never again after. */
export const seAnula = (ds: Declaracion): boolean => puedeAnularse(ds.etapa, seHaEnviado(ds))
