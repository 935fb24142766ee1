import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { cambiarEtapaDS } from '../../declaracion/declaracion/cambiar-etapa-ds.ts'
import type { DeclaracionDeProspecto } from '../../declaracion/declaracion/leer-declaracion.ts'
import { enviarSeguimiento } from '../../declaracion/invitacion/enviar-seguimiento.ts'
import type { Context } from '../../use-case.ts'

const subetapa = 'Documentos Enviados al Cliente'

/** Of an electronic sale the mailed papers are signed by their applicant, whose page is mailed with them. */
export async function pedirFirma(ctx: Context, { declaracion, prospecto }: DeclaracionDeProspecto): Promise<void> {
  const { id, etapa } = declaracion
  if (!contestaElPostulante(declaracion) || (etapa !== 'resumenCotizacion' && etapa !== 'firmaDocumentos')) return
  if (etapa === 'resumenCotizacion') await cambiarEtapaDS(ctx, declaracion, 'firmaDocumentos', { subetapa })
  await enviarSeguimiento(ctx, id, prospecto, { motivo: 'contrato' })
}
