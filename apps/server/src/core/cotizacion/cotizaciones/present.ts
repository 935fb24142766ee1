import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { mostrarPrecio } from '@alerce/domain/cotizacion/mostrar'
import type { UfDelDia } from '../../base/parametros/read-model.ts'
import type { Cotizacion } from '../registro/read-model.ts'

export const presentUf = ({ valor, fecha, referencia }: UfDelDia) => ({ valor, fecha: aDDMMYYYY(fecha), referencia })

/** Quote as on the wire (spec 2 §3 Quote), with the lines that explain it. */
export function presentTotales(cotizacion: Cotizacion) {
  const { plan, foto } = cotizacion
  return {
    ...mostrarPrecio(cotizacion),
    planCotizacionId: plan.id,
    esLibreEleccion: plan.libreEleccion,
    hospitalario: plan.hospitalario,
    ambulatorio: plan.ambulatorio,
    prestadores: [...plan.prestadores],
    personas: [...foto.personas],
    beneficios: [...foto.beneficios],
  }
}

/** Quote as a plan on offer (spec 2 §3 Plan, quote option). */
export function presentOpcion(cotizacion: Cotizacion) {
  const { plan, foto } = cotizacion
  return {
    ...presentTotales(cotizacion),
    precioGES: foto.precioGesUF,
    precioPlan: foto.precioPlanUF,
    mensaje: plan.mensaje,
    precioCompOtorga: foto.precioCOMPOS,
    precioCompRecibe: foto.precioCOMNEG,
    precioTotalS: foto.pagarUF,
  }
}
