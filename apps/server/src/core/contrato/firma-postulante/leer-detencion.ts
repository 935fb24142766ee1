import { type DetencionDeFirma, detencionDeFirma } from '@alerce/domain/contrato/firma-electronica'
import type { Context } from '../../use-case.ts'
import { documentosListos } from '../documentos/read-model.ts'
import { porFirmar, type VentasAFirmar } from '../firmados/leer-ventas.ts'
import { leerDetencionDeContrato } from '../firmados/suscripcion/leer-detencion-de-contrato.ts'

/** What keeps an applicant from signing their papers; null: nothing. Who receives waits for who gives. */
export async function leerDetencion(
  ctx: Pick<Context, 'tx' | 'hoy'>,
  { suya, otra }: VentasAFirmar,
): Promise<DetencionDeFirma | null> {
  const recibe = otra !== null && suya.prospecto.otorga === false
  const venta = {
    ...(await porFirmar(ctx, suya)),
    conIrregularidad: (await leerDetencionDeContrato(ctx, suya)) === 'irregularidad',
    emitidos: await documentosListos(ctx.tx, suya.declaracion.id),
  }
  return detencionDeFirma(venta, recibe ? (otra.declaracion?.etapa ?? 'inicio') : null)
}
