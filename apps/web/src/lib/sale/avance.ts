import { siguientes } from '@alerce/domain/cartera/siguiente'
import { type HechosDelTurno, turnoDeLaVenta } from '@alerce/domain/cartera/turno/turno-de-la-venta'
import type { EstadoProspecto } from '@alerce/domain/postulacion/estado'

interface Avance {
  /** Steps done of the eight of a sale, a half under way; null where the sale does not go on. */
  readonly pasos: number | null
  /** What comes next, for the eye. */
  readonly sigue: string
  /** True where the advisor can go on with it. */
  readonly avanza: boolean
  /** True where somebody else has to act. */
  readonly deOtro: boolean
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

const conocido = (estado: string): estado is EstadoProspecto => Object.hasOwn(siguientes, estado)

/** How far a sale is by its Estado, and what comes next, whose turn it is: no prospect without a next step. */
export function avanceDe(estado: string, hechos: Omit<HechosDelTurno, 'estado'> = {}): Avance {
  if (!conocido(estado)) return { pasos: null, sigue: '', avanza: false, deOtro: false }
  const pasos = pasosHechos[estado]
  const { actua, paso } = turnoDeLaVenta({ estado, ...hechos })
  if (actua !== 'asesor') return { pasos, sigue: paso, avanza: false, deOtro: actua !== 'nadie' }
  return { pasos, sigue: `Sigue: ${enFrase(paso)}`, avanza: true, deOtro: false }
}
