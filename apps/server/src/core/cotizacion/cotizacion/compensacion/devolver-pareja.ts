import { compensacionMessages as m } from '@alerce/contract/messages/cotizacion/compensacion'
import { sinCompensar } from '@alerce/domain/cotizacion/compensacion'
import { cambiarEtapa } from '../../../postulacion/prospecto/cambiar-etapa.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { guardarCotizacion } from '../repository.ts'
import { cotizacionesDe, tomarPareja } from './leer-pareja.ts'

/**
 * Takes both of a pair from the compensation back to choosing their plans, with nothing given any more; the plan of each
 * stays chosen. Refused (422) once the giver has confirmed. One that is not at the compensation stays as it is.
 */
export async function devolverPareja(ctx: Context, prospecto: Prospecto): Promise<Prospecto> {
  if (prospecto.parejaId === null || prospecto.etapa !== 'resumenCotizacionCompensado') return prospecto
  const pareja = await tomarPareja(ctx, prospecto.id)
  ensure(pareja.otorga.etapa === 'resumenCotizacionCompensado', m.yaConfirmada)
  const cotizaciones = await cotizacionesDe(ctx, pareja)
  for (const lado of ['otorga', 'recibe'] as const) {
    const [uno, cotizacion] = [pareja[lado], cotizaciones[lado]]
    if (cotizacion && cotizacion.foto.pagarUF !== cotizacion.foto.totalUF)
      await guardarCotizacion(ctx.tx, uno.id, { ...cotizacion, foto: sinCompensar(cotizacion.foto) }, ctx.ahora)
    if (uno.etapa === 'resumenCotizacionCompensado') await cambiarEtapa(ctx, uno, 'prospecto')
  }
  return { ...prospecto, etapa: 'prospecto' }
}
