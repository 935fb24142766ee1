import { type DetencionDeFirmados, detencionDeFirmados, type VentaPorFirmar } from '@alerce/domain/contrato/firmados'
import type { Context } from '../../use-case.ts'
import { porFirmar, type VentasAFirmar } from './leer-ventas.ts'

/** The other of a pair that has no declaration yet: nothing of it was issued. */
const sinDeclaracion: VentaPorFirmar = {
  ...{ activo: true, tipoVenta: 'M', etapa: 'inicioManual', enActualizacion: false, yaSuscribio: false },
  ...{ emitidos: 0, firmados: 0, sinCambiar: false },
}

/** What keeps the signed papers of a sale, and of the other of its pair, from the desk; null: nothing. */
export async function leerDetencion(
  ctx: Pick<Context, 'tx' | 'hoy'>,
  { suya, otra }: VentasAFirmar,
): Promise<DetencionDeFirmados | null> {
  const propia = await porFirmar(ctx, suya)
  if (!otra) return detencionDeFirmados(propia, null)
  const { prospecto, declaracion } = otra
  const suOtra = declaracion ? await porFirmar(ctx, { prospecto, declaracion }) : sinDeclaracion
  return detencionDeFirmados(propia, suOtra)
}
