import type { EtapaDS } from '../../declaracion/etapas.ts'
import { contestaElPostulante } from '../../declaracion/invitacion/quien-contesta.ts'
import type { EstadoProspecto } from '../../postulacion/estado.ts'
import { type ClaveDePaso, type HechosDeLaVenta, pasoActual, pasosDeLaVenta } from '../pasos.ts'

const alCotizar: Partial<Record<ClaveDePaso, string>> = {
  antecedentes: 'Completar sus antecedentes',
  beneficiarios: 'Completar su grupo familiar',
  cotizar: 'Elegir su plan',
}

const enLaDS: Partial<Record<EtapaDS, string>> = {
  inicioManual: 'Completar los datos de la DS',
  cotizante: 'Completar los beneficiarios de la DS',
  beneficiarios: 'Completar las preguntas de la DS',
  preguntas: 'Revisar el resumen de la DS',
  resumenAntecedentes: 'Revisar el resumen de la DS',
  resumenDeclaracion: 'Enviar la DS firmada',
  firma: 'Enviar la DS firmada',
}

/** Steps after the applicant's own DS stopped, of which the advisor was notified. */
const enLaDelPostulante: Partial<Record<EtapaDS, string>> = {
  noExisteEmpleadoresNoAsistido: 'Corregir la renta con el postulante',
  contactarEjecutivo: 'Corregir la renta con el postulante',
}

const alContratar: Partial<Record<EtapaDS, string>> = {
  resultado: 'Finalizar la DS aceptada',
  dsFinalizada: 'Completar los datos contractuales',
  documentosContractuales: 'Revisar el resumen de la cotización',
}

const alInvitar = 'Enviar la invitación al postulante'

/**
 * Exact step of the advisor, in words, by the facts of a sale. null: the Estado already says it, or another side acts
 * (`esperaAlPostulante`).
 */
export function loQueFalta(estado: EstadoProspecto, venta: HechosDeLaVenta): string | null {
  const { etapaDS } = venta
  const suya = contestaElPostulante(venta)
  if (estado === 'Cotización Finalizada') return suya ? alInvitar : null
  if (estado === 'Prospecto Ingresado') {
    const paso = pasoActual(pasosDeLaVenta(venta))
    return (paso && alCotizar[paso.clave]) ?? null
  }
  if (etapaDS === null) return null
  if (estado === 'DS Aceptada') return alContratar[etapaDS] ?? null
  if (estado !== 'DS en Proceso') return null
  return (suya ? enLaDelPostulante : enLaDS)[etapaDS] ?? null
}
