import { esperaContrafirma } from '@alerce/domain/contrato/firma-electronica'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { ponerEnVigencia } from '../../../cotizacion/cotizacion/poner-en-vigencia.ts'
import { ponerAlDia } from '../../../declaracion/declaracion/al-dia/poner-al-dia.ts'
import { declaracionVivaDe } from '../../../declaracion/declaracion/read-model.ts'
import { refrescarEstado } from '../../../declaracion/declaracion/refrescar-estado.ts'
import { prospectoCambiado } from '../../../postulacion/prospecto/events.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { registrarCambio } from '../../../postulacion/prospecto/registrar-cambio.ts'
import type { Context } from '../../../use-case.ts'
import { rehacerPapeles } from '../../documentos/rehacer-papeles.ts'
import { dejarSinEfecto } from '../../firmados/dejar-sin-efecto.ts'
import { avisarDelPlan } from './avisar-del-plan.ts'
import { cerrarConfirmada } from './cerrar-confirmada.ts'
import { rehacerPago } from './rehacer-pago.ts'

/** What was quoted for a prospect stands, and all that hangs on it follows. */
export async function aplicarCambio(ctx: Context, prospecto: Prospecto): Promise<void> {
  const { id } = prospecto
  const ds = await declaracionVivaDe(ctx.tx, id)
  // of a pair, the other may have signed what now changes
  if (ds && esperaContrafirma(ds)) await dejarSinEfecto(ctx, ds)
  const cambio = await ponerEnVigencia(ctx, id)
  const { rentaFija } = await cerrarConfirmada(ctx, prospecto)
  await anotar(ctx, id, 'actualizacionConfirmada', cambio.ahora.plan.nombre)
  await ponerAlDia(ctx, prospecto)
  await rehacerPapeles(ctx, id, { ...cambio, rentaFija })
  await rehacerPago(ctx, prospecto, cambio)
  await avisarDelPlan(ctx, prospecto, cambio)
  await refrescarEstado(ctx, id)
  await registrarCambio(ctx, prospecto, ['plan'])
  await ctx.raise(prospectoCambiado, { prospectoId: id })
}
