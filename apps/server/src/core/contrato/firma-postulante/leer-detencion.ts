import { type DetencionDeFirma, detencionDeFirma } from '@alerce/domain/contrato/firma-electronica'
import { detieneLaFirma } from '@alerce/domain/mesa/irregularidad'
import { abiertasDe } from '../../mesa/irregularidades/read-model.ts'
import type { Context } from '../../use-case.ts'
import { documentosListos } from '../documentos/read-model.ts'
import { porFirmar, type VentasAFirmar } from '../firmados/leer-ventas.ts'

/** What keeps an applicant from signing their papers; null: nothing. Who receives waits for who gives. */
export async function leerDetencion(
  ctx: Pick<Context, 'tx' | 'hoy'>,
  { suya, otra }: VentasAFirmar,
): Promise<DetencionDeFirma | null> {
  const recibe = otra !== null && suya.prospecto.otorga === false
  const venta = {
    ...(await porFirmar(ctx, suya)),
    conIrregularidad: (await abiertasDe(ctx.tx, suya.prospecto.id)).some(detieneLaFirma),
    emitidos: await documentosListos(ctx.tx, suya.declaracion.id),
  }
  return detencionDeFirma(venta, recibe ? (otra.declaracion?.etapa ?? 'inicio') : null)
}
