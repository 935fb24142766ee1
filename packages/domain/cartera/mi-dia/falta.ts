import type { EtapaDS } from '../../declaracion/etapas.ts'
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

const alContratar: Partial<Record<EtapaDS, string>> = {
  resultado: 'Finalizar la DS aceptada',
  dsFinalizada: 'Completar los datos contractuales',
  documentosContractuales: 'Revisar el resumen de la cotización',
  resumenCotizacion: 'Enviar los documentos a firma',
}

/** The Estados that hold more than one step of a sale. */
const conVariosPasos = ['Prospecto Ingresado', 'DS en Proceso', 'DS Aceptada'] as const
type ConVariosPasos = (typeof conVariosPasos)[number]

/** True for an Estado that does not say by itself what is missing: the facts of the sale do. */
export const tieneVariosPasos = (estado: EstadoProspecto): estado is ConVariosPasos =>
  conVariosPasos.some((uno) => uno === estado)

/** The very step that is missing, in words, of a sale that stands in one of these Estados; null: the Estado says it. */
export function loQueFalta(estado: ConVariosPasos, hechos: HechosDeLaVenta): string | null {
  if (estado === 'Prospecto Ingresado') {
    const paso = pasoActual(pasosDeLaVenta(hechos))
    return (paso && alCotizar[paso.clave]) ?? null
  }
  const palabras = estado === 'DS Aceptada' ? alContratar : enLaDS
  return (hechos.etapaDS && palabras[hechos.etapaDS]) ?? null
}
