import type { NombreEspecificado } from '@alerce/contract/especificacion/especificacion'

export type LugarDeCotizacion = 'venta' | 'actualizacion'

const deLaVenta = {
  rango: 'obtenerRangoPactado',
  preferir: 'guardarPreferencias',
  planes: 'obtenerPlanes',
  mejores: 'obtenerMejoresOpcionesCotizacion',
  manual: 'cotizarPlanesManual',
  elegir: 'guardarPlanSeleccionado',
  elegirEnPareja: 'guardarPlanSeleccionadoCompensado',
  seleccionado: 'obtenerPlanSeleccionado',
  compensado: 'obtenerResumenPlanCompensado',
} as const satisfies Readonly<Record<string, NombreEspecificado>>

const deLaActualizacion = {
  rango: 'obtenerRangoPactadoUpd',
  preferir: 'guardarPreferenciasUpd',
  planes: 'obtenerPlanesUpd',
  mejores: 'obtenerMejoresOpcionesCotizacionUpd',
  manual: 'cotizarPlanesManualUpd',
  elegir: 'guardarPlanSeleccionadoUpd',
  elegirEnPareja: 'guardarPlanSeleccionadoCompensadoUpd',
  seleccionado: 'obtenerPlanSeleccionadoUpd',
  compensado: 'obtenerResumenPlanCompensadoUpd',
} as const satisfies Readonly<Record<keyof typeof deLaVenta, NombreEspecificado>>

/** Calls of a quote: those of the sale, or their twins of its update. */
export const llamadasDe = (lugar: LugarDeCotizacion) => (lugar === 'venta' ? deLaVenta : deLaActualizacion)
