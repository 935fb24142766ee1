import { read, write } from '../route.ts'
import { deUnaDS } from './declaracion.ts'

/** What a confirmed update changes: the declaration takes over who is in the sale now, and goes back to where that is declared or judged. */
export const deConfirmar = [
  ...(['prospecto', 'datos', 'cotizacion', 'plan', 'rango', 'preferencias', 'venta', 'declaracion'] as const),
  ...(['juradas', 'circular', 'papeles', 'mandatos', 'primerPago', 'mesa', 'bitacora'] as const),
  ...deUnaDS,
] as const

/** The twins by which the open update of a sale is quoted (spec 2 §7), and what confirms it. */
export const routesUpd = {
  calcularRentaUpd: read('/api/v1/calcularRentaUpd', ['cotizacion'], { refusal: 'data' }),
  guardarRangoPactadoUpd: write('/api/v1/guardarRangoPactadoUpd', ['cotizacion', 'rango', 'venta']),
  obtenerRangoPactadoUpd: read('/api/v1/obtenerRangoPactadoUpd', ['cotizacion', 'rango']),
  guardarPreferenciasUpd: write('/api/v1/guardarPreferenciasUpd', ['preferencias', 'plan'], { refusal: 'data' }),
  obtenerPlanesUpd: read('/api/v2/obtenerPlanesUpd', ['cotizacion', 'rango']),
  cotizarPlanesManualUpd: read('/api/v1/cotizarPlanesManualUpd', ['cotizacion', 'rango']),
  obtenerMejoresOpcionesCotizacionUpd: read('/api/v1/obtenerMejoresOpcionesCotizacionUpd', [
    'cotizacion',
    'rango',
    'preferencias',
  ]),
  guardarPlanSeleccionadoUpd: write('/api/v1/guardarPlanSeleccionadoUpd', ['plan', 'bitacora'], { refusal: 'data' }),
  guardarPlanSeleccionadoCompensadoUpd: write('/api/v3/guardarPlanSeleccionadoCompensadoUpd', ['plan', 'bitacora'], {
    refusal: 'data',
  }),
  obtenerPlanSeleccionadoUpd: read('/api/v1/obtenerPlanSeleccionadoUpd', ['cotizacion', 'plan']),
  enviarCotizacionCorreoUpd: write('/api/v2/enviarCotizacionCorreoUpd', ['correos', 'enviadas', 'bitacora']),
  replicarPlanCompensadoUpd: write('/api/v3/replicarPlanCompensadoUpd', ['cotizacion', 'venta', 'bitacora']),
  obtenerResumenPlanCompensadoUpd: read('/api/v1/obtenerResumenPlanCompensadoUpd', ['cotizacion', 'plan', 'prospecto']),
  guardarResumenPlanCompensadoUpd: write('/api/v1/guardarResumenPlanCompensadoUpd', ['plan', 'prospecto']),
  confirmarActualizacion: write('/api/alerce/v1/confirmarActualizacion', [...deConfirmar]),
} as const
