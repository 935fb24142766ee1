import { ultimaEntrada } from '../../base/bitacora/read-model.ts'
import { planConfirmadoEn } from '../../cotizacion/cotizacion/read-model.ts'
import { documentosDe } from '../../postulacion/documentos-postulante/read-model.ts'
import type { Context } from '../../use-case.ts'

/** What nobody asked for. */
const SIN_PEDIR = 'Otro documento'

/**
 * What the documents are that came in since the applicant was last told of them, or since the plan was confirmed: as
 * they were asked for, since the name of a file may be health data and a letter lies open. One line for each kind.
 */
export async function documentosSinInformar({ tx }: Pick<Context, 'tx'>, prospectoId: number): Promise<string[]> {
  const informado = await ultimaEntrada(tx, prospectoId, 'postulanteInformado')
  const desde = informado ?? (await planConfirmadoEn(tx, prospectoId)) ?? ''
  const documentos = await documentosDe(tx, prospectoId)
  const nuevos = documentos.filter(({ subido }) => subido > desde)
  const porClase = Map.groupBy(nuevos, ({ solicitado }) => solicitado ?? SIN_PEDIR)
  return [...porClase].map(([clase, { length }]) => (length > 1 ? `${clase} (${length})` : clase))
}
