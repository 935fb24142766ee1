import type { z } from 'zod'
import { type Operation, operation } from '../../operation.ts'
import type { RouteName } from '../../routes.ts'
import {
  guardarPlanSeleccionadoCompensado,
  guardarResumenPlanCompensado,
  obtenerResumenPlanCompensado,
  replicarPlanCompensado,
} from './compensacion.ts'
import { calcularRenta, guardarPreferencias, guardarRangoPactado, obtenerRangoPactado } from './cotizacion.ts'
import { enviarCotizacionCorreo } from './envio.ts'
import { guardarPlanSeleccionado, obtenerPlanSeleccionado } from './plan-seleccionado.ts'
import { cotizarPlanesManual, obtenerMejoresOpcionesCotizacion, obtenerPlanes } from './planes.ts'

/** The same call of an open update: what it reads and writes lies beside what the sale stands on (decision 022). */
const gemela = <N extends RouteName, Q extends z.ZodType, R extends z.ZodType>(
  name: N,
  { access, request, reply, failure }: Operation<Q, R>,
) => operation<N, Q, R>(name, { access, request, reply, failure })

export const calcularRentaUpd = gemela('calcularRentaUpd', calcularRenta)
export const guardarRangoPactadoUpd = gemela('guardarRangoPactadoUpd', guardarRangoPactado)
export const obtenerRangoPactadoUpd = gemela('obtenerRangoPactadoUpd', obtenerRangoPactado)
export const guardarPreferenciasUpd = gemela('guardarPreferenciasUpd', guardarPreferencias)
export const obtenerPlanesUpd = gemela('obtenerPlanesUpd', obtenerPlanes)
export const cotizarPlanesManualUpd = gemela('cotizarPlanesManualUpd', cotizarPlanesManual)
export const obtenerMejoresOpcionesCotizacionUpd = gemela(
  'obtenerMejoresOpcionesCotizacionUpd',
  obtenerMejoresOpcionesCotizacion,
)
export const guardarPlanSeleccionadoUpd = gemela('guardarPlanSeleccionadoUpd', guardarPlanSeleccionado)
export const guardarPlanSeleccionadoCompensadoUpd = gemela(
  'guardarPlanSeleccionadoCompensadoUpd',
  guardarPlanSeleccionadoCompensado,
)
export const enviarCotizacionCorreoUpd = gemela('enviarCotizacionCorreoUpd', enviarCotizacionCorreo)
export const replicarPlanCompensadoUpd = gemela('replicarPlanCompensadoUpd', replicarPlanCompensado)
export const obtenerResumenPlanCompensadoUpd = gemela('obtenerResumenPlanCompensadoUpd', obtenerResumenPlanCompensado)
export const guardarResumenPlanCompensadoUpd = gemela('guardarResumenPlanCompensadoUpd', guardarResumenPlanCompensado)

/** As its twin, but null while nothing has been chosen in the update (core rules, UPD). */
export const obtenerPlanSeleccionadoUpd = operation('obtenerPlanSeleccionadoUpd', {
  access: obtenerPlanSeleccionado.access,
  request: obtenerPlanSeleccionado.request,
  reply: obtenerPlanSeleccionado.reply.nullable(),
  failure: obtenerPlanSeleccionado.failure,
})

export const cotizacionUpdOperations = [
  calcularRentaUpd,
  guardarRangoPactadoUpd,
  obtenerRangoPactadoUpd,
  guardarPreferenciasUpd,
  obtenerPlanesUpd,
  cotizarPlanesManualUpd,
  obtenerMejoresOpcionesCotizacionUpd,
  guardarPlanSeleccionadoUpd,
  guardarPlanSeleccionadoCompensadoUpd,
  obtenerPlanSeleccionadoUpd,
  enviarCotizacionCorreoUpd,
  replicarPlanCompensadoUpd,
  obtenerResumenPlanCompensadoUpd,
  guardarResumenPlanCompensadoUpd,
] as const
