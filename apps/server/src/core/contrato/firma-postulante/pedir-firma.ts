import { firmadosMessages as m } from '@alerce/contract/messages/contrato/firmados'
import { firmoElContrato } from '@alerce/domain/contrato/firma-electronica'
import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { cambiarEtapaDS } from '../../declaracion/declaracion/cambiar-etapa-ds.ts'
import type { DeclaracionDeProspecto } from '../../declaracion/declaracion/leer-declaracion.ts'
import type { Declaracion } from '../../declaracion/declaracion/read-model.ts'
import { enviarSeguimiento } from '../../declaracion/invitacion/enviar-seguimiento.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { type DocumentoDeContrato, firmadosYReemplazados } from '../documentos/read-model.ts'
import { darPorCorregidas } from '../firmados/dar-por-corregidas.ts'

const subetapa = 'Documentos Enviados al Cliente'

/** Papers that the desk gave back are not sent to be signed as they were (422): one of them at least is another. */
export function exigirOtrosPapeles(
  { etapa }: Pick<Declaracion, 'etapa'>,
  documentos: readonly Pick<DocumentoDeContrato, 'firmadoEn'>[],
): void {
  const sonLosMismos = documentos.length > 0 && documentos.every(({ firmadoEn }) => firmadoEn !== null)
  ensure(firmoElContrato(etapa) || !sonLosMismos, m.sinCorregir)
}

/** Of an electronic sale the mailed papers are signed by their applicant, whose page is mailed with them. */
export async function pedirFirma(ctx: Context, { declaracion, prospecto }: DeclaracionDeProspecto): Promise<void> {
  const { id, etapa } = declaracion
  if (!contestaElPostulante(declaracion) || (etapa !== 'resumenCotizacion' && etapa !== 'firmaDocumentos')) return
  const deNuevo = (await firmadosYReemplazados(ctx.tx, id)).length > 0
  if (deNuevo) await darPorCorregidas(ctx, prospecto.id, m.corregidos.text)
  if (etapa === 'resumenCotizacion') await cambiarEtapaDS(ctx, declaracion, 'firmaDocumentos', { subetapa })
  await enviarSeguimiento(ctx, id, prospecto, { motivo: deNuevo ? 'contratoDeNuevo' : 'contrato' })
}
