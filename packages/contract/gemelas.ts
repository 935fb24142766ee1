import type { RouteName } from './routes.ts'

/** Calls of a quote with a twin for the open update of a sale (spec 2 §7), by name. Without zod. */
export const gemelas = {
  calcularRenta: 'calcularRentaUpd',
  guardarRangoPactado: 'guardarRangoPactadoUpd',
  obtenerRangoPactado: 'obtenerRangoPactadoUpd',
  guardarPreferencias: 'guardarPreferenciasUpd',
  obtenerPlanes: 'obtenerPlanesUpd',
  cotizarPlanesManual: 'cotizarPlanesManualUpd',
  obtenerMejoresOpcionesCotizacion: 'obtenerMejoresOpcionesCotizacionUpd',
  guardarPlanSeleccionado: 'guardarPlanSeleccionadoUpd',
  guardarPlanSeleccionadoCompensado: 'guardarPlanSeleccionadoCompensadoUpd',
  obtenerPlanSeleccionado: 'obtenerPlanSeleccionadoUpd',
  enviarCotizacionCorreo: 'enviarCotizacionCorreoUpd',
  replicarPlanCompensado: 'replicarPlanCompensadoUpd',
  obtenerResumenPlanCompensado: 'obtenerResumenPlanCompensadoUpd',
  guardarResumenPlanCompensado: 'guardarResumenPlanCompensadoUpd',
  limpiarCotizacion: 'limpiarCotizacionUpd',
  guardarEtapaProspecto: 'guardarEtapaProspectoUpd',
} as const satisfies Partial<Record<RouteName, RouteName>>

/** Call with a twin. */
export type Gemela = keyof typeof gemelas
