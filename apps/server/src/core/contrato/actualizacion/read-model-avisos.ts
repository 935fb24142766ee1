import { ultimaEntrada } from '../../base/bitacora/read-model.ts'
import { planConfirmadoEn } from '../../cotizacion/cotizacion/read-model.ts'
import { documentosDe } from '../../postulacion/documentos-postulante/read-model.ts'
import type { Context } from '../../use-case.ts'

/** Names of the documents that came in since the applicant was last told of them, or since the plan was confirmed. */
export async function documentosSinInformar(
  { tx, vault }: Pick<Context, 'tx' | 'vault'>,
  prospectoId: number,
): Promise<string[]> {
  const informado = await ultimaEntrada(tx, prospectoId, 'postulanteInformado')
  const desde = informado ?? (await planConfirmadoEn(tx, prospectoId)) ?? ''
  const documentos = await documentosDe(tx, prospectoId)
  return documentos.filter(({ subido }) => subido > desde).map(({ nombre }) => vault.open<string>(nombre))
}
