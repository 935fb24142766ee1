import type { RouteName } from './routes.ts'

/** The calls of a quote that have a twin for the open update of a sale (spec 2 §7), each by its name. Holds no zod. */
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

/** A call that has one. */
export type Gemela = keyof typeof gemelas
