import type { EstadoProspecto } from '@alerce/domain/postulacion/estado'
import type { Venta } from './venta.ts'

interface Avance {
  /** Steps done of the eight of a sale, a half under way; null where the sale does not go on. */
  readonly pasos: number | null
  /** Next step, in words. */
  readonly sigue: string
  /** True where the advisor can go on with it. */
  readonly avanza: boolean
}

const pasosHechos: Readonly<Record<EstadoProspecto, number | null>> = {
  'Prospecto Ingresado': 0.5,
  'Resumen Compensado Pendiente': 2.5,
  'Cotización Finalizada': 3.5,
  'Invitación Enviada': 4,
  'Invitación Anulada': 3,
  'DS en Proceso': 4.5,
  'DS en Evaluación': 5.5,
  'DS en Revisión': 5.5,
  'DS Aceptada': 6,
  'DS Aceptada con Restricciones': 5.5,
  'DS Rechazada': null,
  'DS Anulada': null,
  'Renta Insuficiente': 5.5,
  'Documentos Enviados': 7.5,
  'Contrato Suscrito': 8,
  Inactivo: null,
}

const enFrase = (paso: string) => `${paso.charAt(0).toLowerCase()}${paso.slice(1)}`

const conocido = (estado: string): estado is EstadoProspecto => Object.hasOwn(pasosHechos, estado)

/** Steps done of the eight of a sale, a half in progress, by its Estado: equal wherever a sale is shown. */
export const pasosHechosDe = (estado: string): number | null => (conocido(estado) ? pasosHechos[estado] : null)

/** Progress of a sale by its Estado, and its next step by its turn, both from the server. */
export function avanceDe({ estado, turno: { actua, paso } }: Pick<Venta, 'estado' | 'turno'>): Avance {
  const pasos = pasosHechosDe(estado)
  if (actua !== 'asesor') return { pasos, sigue: paso, avanza: false }
  return { pasos, sigue: `Sigue: ${enFrase(paso)}`, avanza: true }
}
