import { seHaEnviado } from '@alerce/domain/declaracion/firma/envio'
import { cerradasSinContrato } from '@alerce/domain/declaracion/retencion'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import { changeEtapaDS } from './change-etapa-ds.ts'
import { voidLive } from './invitaciones/void-live.ts'
import { seAnula } from './invitaciones/void-own.ts'
import type { Declaracion } from './read-model.ts'
import { markAnulada } from './repository.ts'

/**
 * Ends a declaration without contract, prospect and declaration locked, and returns it: an invitation that is not signed
 * is annulled, and a sent one lapses. One on paper that was not sent stays as it is. `motivo`: text of the Bitácora.
 */
export async function endDeclaracion(
  ctx: Context,
  prospecto: Prospecto,
  ds: Declaracion,
  motivo: string,
): Promise<Declaracion> {
  if (cerradasSinContrato.includes(ds.etapa)) return ds
  if (ds.tipoVenta === 'E' && seAnula(ds)) {
    await voidLive(ctx, prospecto, ds, motivo)
    return { ...ds, etapa: 'invitacionAnulada' }
  }
  if (!seHaEnviado(ds)) return ds
  await markAnulada(ctx.tx, ds.id)
  await changeEtapaDS(ctx, ds, 'noVigente', { detalle: motivo })
  return { ...ds, etapa: 'noVigente' }
}
