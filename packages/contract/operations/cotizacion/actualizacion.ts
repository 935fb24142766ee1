import type { z } from 'zod'
import { type Operation, operation } from '../../operation.ts'
import { type Route, read, write } from '../../route.ts'
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

/** Twin of a call for an open update: its data are stored apart from those of the sale (decision 022). */
const gemela = <N extends string, Q extends z.ZodType, R extends z.ZodType>(
  name: N,
  { access, request, reply, failure }: Operation<Q, R>,
  route: Route,
) => operation<N, Route, Q, R>(name, { route, access, request, reply, failure })

export const calcularRentaUpd = gemela(
  'calcularRentaUpd',
  calcularRenta,
  read('/api/v1/calcularRentaUpd', ['cotizacion'], { refusal: 'data' }),
)
export const guardarRangoPactadoUpd = gemela(
  'guardarRangoPactadoUpd',
  guardarRangoPactado,
  write('/api/v1/guardarRangoPactadoUpd', ['cotizacion', 'rango', 'venta']),
)
export const obtenerRangoPactadoUpd = gemela(
  'obtenerRangoPactadoUpd',
  obtenerRangoPactado,
  read('/api/v1/obtenerRangoPactadoUpd', ['cotizacion', 'rango']),
)
export const guardarPreferenciasUpd = gemela(
  'guardarPreferenciasUpd',
  guardarPreferencias,
  write('/api/v1/guardarPreferenciasUpd', ['preferencias', 'plan'], { refusal: 'data' }),
)
export const obtenerPlanesUpd = gemela(
  'obtenerPlanesUpd',
  obtenerPlanes,
  read('/api/v2/obtenerPlanesUpd', ['cotizacion', 'rango']),
)
export const cotizarPlanesManualUpd = gemela(
  'cotizarPlanesManualUpd',
  cotizarPlanesManual,
  read('/api/v1/cotizarPlanesManualUpd', ['cotizacion', 'rango']),
)
export const obtenerMejoresOpcionesCotizacionUpd = gemela(
  'obtenerMejoresOpcionesCotizacionUpd',
  obtenerMejoresOpcionesCotizacion,
  read('/api/v1/obtenerMejoresOpcionesCotizacionUpd', ['cotizacion', 'rango', 'preferencias']),
)
export const guardarPlanSeleccionadoUpd = gemela(
  'guardarPlanSeleccionadoUpd',
  guardarPlanSeleccionado,
  write('/api/v1/guardarPlanSeleccionadoUpd', ['plan', 'bitacora'], { refusal: 'data' }),
)
export const guardarPlanSeleccionadoCompensadoUpd = gemela(
  'guardarPlanSeleccionadoCompensadoUpd',
  guardarPlanSeleccionadoCompensado,
  write('/api/v3/guardarPlanSeleccionadoCompensadoUpd', ['plan', 'bitacora'], {
    refusal: 'data',
  }),
)
export const enviarCotizacionCorreoUpd = gemela(
  'enviarCotizacionCorreoUpd',
  enviarCotizacionCorreo,
  write('/api/v2/enviarCotizacionCorreoUpd', ['correos', 'enviadas', 'bitacora']),
)
export const replicarPlanCompensadoUpd = gemela(
  'replicarPlanCompensadoUpd',
  replicarPlanCompensado,
  write('/api/v3/replicarPlanCompensadoUpd', ['cotizacion', 'venta', 'bitacora']),
)
export const obtenerResumenPlanCompensadoUpd = gemela(
  'obtenerResumenPlanCompensadoUpd',
  obtenerResumenPlanCompensado,
  read('/api/v1/obtenerResumenPlanCompensadoUpd', ['cotizacion', 'plan', 'prospecto']),
)
export const guardarResumenPlanCompensadoUpd = gemela(
  'guardarResumenPlanCompensadoUpd',
  guardarResumenPlanCompensado,
  write('/api/v1/guardarResumenPlanCompensadoUpd', ['plan', 'prospecto']),
)

/** Same as its twin, but null while nothing has been chosen in the update (core rules, UPD). */
export const obtenerPlanSeleccionadoUpd = operation('obtenerPlanSeleccionadoUpd', {
  route: read('/api/v1/obtenerPlanSeleccionadoUpd', ['cotizacion', 'plan']),
  access: obtenerPlanSeleccionado.access,
  request: obtenerPlanSeleccionado.request,
  reply: obtenerPlanSeleccionado.reply.nullable(),
  failure: obtenerPlanSeleccionado.failure,
})
