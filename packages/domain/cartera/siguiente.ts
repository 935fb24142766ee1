import { finDelDia } from '../base/fechas/dia.ts'
import { diasEntre, type FechaISO } from '../base/fechas/fecha.ts'
import { horaEnSantiago, hoyEnSantiago, type InstanteISO } from '../base/fechas/instante.ts'
import type { EstadoProspecto } from '../postulacion/estado.ts'
import { NO_CONTACTAR } from '../postulacion/oposicion.ts'

/** Next step of a case, with the side that acts. */
export type PasoSiguiente =
  | { readonly actua: 'asesor'; readonly paso: string; readonly plazoDias: number }
  | {
      readonly actua: 'postulante' | 'contraloria' | 'mesa'
      readonly paso: string
      readonly plazoDias: number
      /** Step of the advisor once the term of the other side has passed. */
      readonly recordar: string
    }
  /** The case is closed: `paso` tells its end. */
  | { readonly actua: 'nadie'; readonly paso: string }

const asesor = (paso: string, plazoDias: number) => ({ actua: 'asesor', paso, plazoDias }) as const
const cerrado = (paso: string): PasoSiguiente => ({ actua: 'nadie', paso })

/**
 * Next step of every Estado, in words, with its term in calendar days without movement. The term ends on day number
 * `plazoDias`. Own rule: the specifications give neither steps nor terms.
 */
export const siguientes = {
  'Prospecto Ingresado': asesor('Completar antecedentes y cotizar', 3),
  'Resumen Compensado Pendiente': asesor('Fijar la compensación', 2),
  'Cotización Finalizada': asesor('Generar la DS', 2),
  'Invitación Enviada': {
    actua: 'postulante',
    paso: 'Espera la respuesta del postulante',
    plazoDias: 3,
    recordar: 'Recordar al postulante su invitación',
  },
  'Invitación Anulada': asesor('Generar otra DS', 5),
  'DS en Proceso': asesor('Completar la DS', 2),
  'DS en Evaluación': {
    actua: 'contraloria',
    paso: 'Espera la evaluación de contraloría',
    plazoDias: 2,
    recordar: 'Consultar a contraloría por la evaluación',
  },
  'DS en Revisión': asesor('Subir los antecedentes pedidos', 1),
  'DS Aceptada': asesor('Completar los datos contractuales', 2),
  'DS Aceptada con Restricciones': asesor('Aceptar o rechazar las restricciones', 2),
  'DS Rechazada': cerrado('La postulación terminó'),
  'DS Anulada': cerrado('La postulación terminó'),
  'Renta Insuficiente': asesor('Elegir otro plan', 2),
  'Documentos Enviados': {
    actua: 'postulante',
    paso: 'Espera que el contrato se suscriba',
    plazoDias: 3,
    recordar: 'Recordar a quien le toque en el contrato',
  },
  'Contrato Suscrito': cerrado('Contrato suscrito'),
  Inactivo: cerrado('Para seguir, genere otra postulación'),
} as const satisfies Readonly<Record<EstadoProspecto, PasoSiguiente>>

/** Step of a side of a pair while it waits for the other, or after the other has ended. */
export const pasosQueEsperan = {
  otorga: 'Espera a quien otorga: avance primero con su proceso',
  recibe: 'Espera a quien recibe: avance primero con su proceso',
  detenida: 'La otra persona no sigue: la pareja no puede continuar',
} as const

/** Step of a sale whose declaration became a contract in another sale (core rules, Reuse of a DS). */
export const otraTieneContrato = cerrado('Otra postulación con la misma DS ya tiene su contrato')

/** Step of a sale whose person objected to commercial contact, while contact would be prospecting. */
export const noContactar = cerrado(NO_CONTACTAR)

/** Urgent steps: due on the day they appear and the next, without the term of an Estado. Own rule. */
export const incidencias = {
  rechazo: { paso: 'Llamar por la autenticación rechazada', plazoDias: 1 },
  irregularidad: { paso: 'Corregir la irregularidad', plazoDias: 1 },
} as const

export type Incidencia = keyof typeof incidencias

/** Order of incidences, when several are open. */
const ordenDeIncidencias = ['irregularidad', 'rechazo'] as const satisfies readonly Incidencia[]

/** First open incidence of a sale that its advisor must correct; null: none. */
export const incidenciaDe = (abiertas: Readonly<Record<Incidencia, boolean>>): Incidencia | null =>
  ordenDeIncidencias.find((una) => abiertas[una]) ?? null

/** Groups of the matters of a day. */
export type GrupoDelDia = 'atrasado' | 'hoy' | 'espera'

/** Whole days since the term of a step passed; 0 before. `desde`: start of the step. */
export function diasDeAtraso(desde: InstanteISO, plazoDias: number, hoy: FechaISO): number {
  return Math.max(0, diasEntre(hoyEnSantiago(desde), hoy) - plazoDias)
}

interface CitaPendiente {
  readonly inicio: InstanteISO
  readonly termino: InstanteISO
  readonly ahora: InstanteISO
}

/**
 * Group and step of an appointment without outcome: today until it ends, overdue afterwards; null when it is on a later
 * day.
 */
export function citaDelDia({ inicio, termino, ahora }: CitaPendiente): { grupo: GrupoDelDia; paso: string } | null {
  if (termino <= ahora) return { grupo: 'atrasado', paso: 'Cerrar la cita: ¿se realizó?' }
  if (inicio >= finDelDia(hoyEnSantiago(ahora))) return null
  return { grupo: 'hoy', paso: `Cita a las ${horaEnSantiago(inicio).slice(0, 5)}` }
}
