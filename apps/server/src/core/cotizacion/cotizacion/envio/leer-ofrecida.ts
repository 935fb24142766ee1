import { valeHasta } from '@alerce/domain/cotizacion/validez'
import type { CotizacionOfrecida } from '../../../../papeles/cotizacion.ts'
import { parametrosAl } from '../../../base/parametros/read-model.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { contactoDe } from '../../../postulacion/prospecto/read-model-asesor.ts'
import type { Context } from '../../../use-case.ts'
import type { Cotizacion } from '../../registro/read-model.ts'

/** Who answers for a quote, and until when it holds. */
export async function leerOfrecida(
  { tx }: Pick<Context, 'tx'>,
  { asesorId }: Pick<Prospecto, 'asesorId'>,
  { foto: { fecha } }: Cotizacion,
): Promise<CotizacionOfrecida> {
  const { diasDeCotizacion } = await parametrosAl(tx, fecha)
  return { asesor: await contactoDe(tx, asesorId), hasta: valeHasta(fecha, diasDeCotizacion) }
}
