import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import type { UfDelDia } from '../../base/parametros/read-model.ts'
import type { Cotizacion } from '../registro/read-model.ts'

export const presentarUf = ({ valor, fecha, referencia }: UfDelDia) => ({ valor, fecha: aDDMMYYYY(fecha), referencia })

/** A quote as the wire has it (spec 2 §3 Quote), with the lines that explain it. */
export function presentarTotales({ plan, foto, fuentes, uf }: Cotizacion) {
  return {
    codigoPlan: plan.codigo,
    totalPesos: foto.totalPesos,
    totalUF: foto.totalUF,
    preciobasePlanUF: foto.precioBaseUF,
    factorGrupoFamiliar: foto.factorGrupoFamiliar,
    precioPlanUF: foto.precioPlanUF,
    precioGesUF: foto.precioGesUF,
    CAECUF: foto.caecUF,
    BESUF: foto.besUF,
    precioCOMPOS: foto.precioCOMPOS,
    precioCOMNEG: foto.precioCOMNEG,
    nombrePlan: plan.nombre,
    planCotizacionId: plan.id,
    esLibreEleccion: plan.libreEleccion,
    hospitalario: plan.hospitalario,
    ambulatorio: plan.ambulatorio,
    prestadores: [...plan.prestadores],
    personas: [...foto.personas],
    beneficios: [...foto.beneficios],
    fuentes: {
      ...fuentes,
      primaGesDesde: aDDMMYYYY(fuentes.primaGesDesde),
      factoresDesde: aDDMMYYYY(fuentes.factoresDesde),
      fecha: aDDMMYYYY(foto.fecha),
    },
    uf: presentarUf(uf),
  }
}

/** The same as a plan on offer (spec 2 §3 Plan, quote option). */
export function presentarOpcion(cotizacion: Cotizacion) {
  const { plan, foto } = cotizacion
  return {
    ...presentarTotales(cotizacion),
    precioGES: foto.precioGesUF,
    precioPlan: foto.precioPlanUF,
    mensaje: plan.mensaje,
    precioCompOtorga: foto.precioCOMPOS,
    precioCompRecibe: foto.precioCOMNEG,
    precioTotalS: foto.pagarUF,
  }
}
