import { firmadosMessages as m } from '@alerce/contract/messages/contrato/firmados'
import { firmoElContrato } from '@alerce/domain/contrato/firma-electronica'
import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import type { PapelAdjunto } from '../../base/correos/send-correo.ts'
import { changeEtapaDS } from '../../declaracion/ds/change-etapa-ds.ts'
import type { DeclaracionDeProspecto } from '../../declaracion/ds/read-declaracion.ts'
import type { Declaracion } from '../../declaracion/ds/read-model.ts'
import { sendEnlace } from '../../declaracion/invitacion/send-enlace.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { cartaPorFirmar } from '../documentos/contenido/compose-carta.ts'
import { type DocumentoDeContrato, firmadosYReemplazados } from '../documentos/read-model.ts'
import { markCorrected } from '../firmados/mark-corrected.ts'

const subetapa = 'Documentos Enviados al Cliente'

/** Papers that the desk gave back are not sent to be signed as they were (422): one of them at least is another. */
export function ensureOtrosPapeles(
  { etapa }: Pick<Declaracion, 'etapa'>,
  documentos: readonly Pick<DocumentoDeContrato, 'firmadoEn'>[],
): void {
  const sonLosMismos = documentos.length > 0 && documentos.every(({ firmadoEn }) => firmadoEn !== null)
  ensure(firmoElContrato(etapa) || !sonLosMismos, m.sinCorregir)
}

/** True while its papers go to be signed on a phone. */
export const seFirmaEnTelefono = (declaracion: Pick<Declaracion, 'tipoVenta' | 'etapa'>): boolean =>
  contestaElPostulante(declaracion) &&
  (declaracion.etapa === 'resumenCotizacion' || declaracion.etapa === 'firmaDocumentos')

/**
 * Of an electronic sale the papers go to their applicant in one letter with the link to their page, where they sign them.
 * The same again within minutes is with them already; that they sign is asked all the same. Tells whether it was sent.
 */
export async function requestFirma(
  ctx: Context,
  { declaracion, prospecto }: DeclaracionDeProspecto,
  adjuntos: readonly PapelAdjunto[],
): Promise<boolean> {
  const { id, etapa } = declaracion
  const deNuevo = (await firmadosYReemplazados(ctx.tx, id)).length > 0
  if (deNuevo) await markCorrected(ctx, prospecto.id, m.corregidos.text)
  if (etapa === 'resumenCotizacion') await changeEtapaDS(ctx, declaracion, 'firmaDocumentos', { subetapa })
  const texto = cartaPorFirmar({ nombres: prospecto.nombres, documentos: adjuntos }, { deNuevo })
  const carta = { carta: 'firmaPostulante', llevaA: 'postulacion', declaracionId: id, prospecto } as const
  return await sendEnlace(ctx, { ...carta, texto, adjuntos, unoMas: true })
}
