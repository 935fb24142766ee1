import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { formatoUF } from '@alerce/domain/base/dinero/formato'
import type { UF } from '@alerce/domain/base/dinero/tipos'
import { compensar } from '@alerce/domain/cotizacion/compensacion'
import { note } from '../../../base/bitacora/note.ts'
import { prospectoCambiado } from '../../../postulacion/prospecto/events.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import type { Cotizacion } from '../../registro/read-model.ts'
import type { Lugar } from '../read-model.ts'
import { saveCotizacion } from '../repository.ts'
import { type CotizacionesDePareja, type LadosDePareja, planesDe } from './read-pareja.ts'

interface Lado {
  readonly prospecto: Prospecto
  readonly cotizacion: Cotizacion
  readonly foto: Cotizacion['foto']
  readonly lugar: Lugar
}

async function saveLado(ctx: Context, { prospecto, cotizacion, foto, lugar }: Lado) {
  await saveCotizacion(ctx.tx, prospecto.id, { ...cotizacion, foto }, ctx.ahora, lugar)
  const { precioCOMPOS, precioCOMNEG } = foto
  const detalle = precioCOMPOS > 0 ? `otorga ${formatoUF(precioCOMPOS)} UF` : `recibe ${formatoUF(precioCOMNEG)} UF`
  await note(ctx, prospecto.id, 'compensacionFijada', detalle)
  await ctx.raise(prospectoCambiado, { prospectoId: prospecto.id })
}

/** Writes an amount that fits to each side that does not have it yet. */
export async function setMonto(
  ctx: Context,
  pareja: LadosDePareja,
  cotizaciones: CotizacionesDePareja,
  monto: UF,
): Promise<void> {
  const planes = planesDe(cotizaciones) ?? refuse(planesMessages.sinPlan)
  // unchanged: nothing to report
  if (planes.otorga.precioCOMPOS === monto && planes.recibe.precioCOMNEG === monto) return
  const fotos = compensar(planes, monto)
  const { lugar } = pareja
  for (const lado of ['otorga', 'recibe'] as const) {
    const cotizacion = cotizaciones[lado]
    const foto = fotos[lado]
    const igual = cotizacion?.foto.pagarUF === foto.pagarUF && cotizacion.foto.precioCOMPOS === foto.precioCOMPOS
    // in an update, a side with the same payment keeps its current quote
    if (!cotizacion || (lugar === 'actualizacion' && igual)) continue
    await saveLado(ctx, { prospecto: pareja[lado], cotizacion, foto, lugar })
  }
}
