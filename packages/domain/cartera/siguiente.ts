import { finDelDia } from '../base/fechas/dia.ts'
import { diasEntre, type FechaISO } from '../base/fechas/fecha.ts'
import { horaEnSantiago, hoyEnSantiago, type InstanteISO } from '../base/fechas/instante.ts'
import type { EstadoProspecto } from '../postulacion/estado.ts'

/** What comes next in a case, and whose turn it is. */
export type PasoSiguiente =
  | { readonly actua: 'asesor'; readonly paso: string; readonly plazoDias: number }
  | {
      readonly actua: 'postulante' | 'contraloria' | 'mesa'
      readonly paso: string
      readonly plazoDias: number
      /** What the advisor does once the other has let the term pass. */
      readonly recordar: string
    }
  /** The case is closed: `paso` says how it ended. */
  | { readonly actua: 'nadie'; readonly paso: string }

const asesor = (paso: string, plazoDias: number) => ({ actua: 'asesor', paso, plazoDias }) as const
const cerrado = (paso: string): PasoSiguiente => ({ actua: 'nadie', paso })

/**
 * For every Estado its next step, in words, and the calendar days without movement after which it is overdue: on the
 * day number `plazoDias` its term ends. Regla propia: the specifications give neither steps nor terms.
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

/** The step of one of a pair while it waits for the other, or once that has ended: nothing of its own goes on. */
export const pasosQueEsperan = {
  otorga: 'Espera a quien otorga: avance primero con su proceso',
  recibe: 'Espera a quien recibe: avance primero con su proceso',
  detenida: 'La otra persona no sigue: la pareja no puede continuar',
} as const

/** Of a sale whose declaration came to a contract in another (core rules, Reuse of a DS). */
export const otraTieneContrato = cerrado('Otra postulación con la misma DS ya tiene su contrato')

/** What cannot wait for the term of an Estado: the day it comes and the next are for it. Regla propia. */
export const incidencias = {
  rechazo: { paso: 'Llamar por la autenticación rechazada', plazoDias: 1 },
  irregularidad: { paso: 'Corregir la irregularidad', plazoDias: 1 },
} as const

export type Incidencia = keyof typeof incidencias

/** Which of several is said first. */
const ordenDeIncidencias = ['irregularidad', 'rechazo'] as const satisfies readonly Incidencia[]

/** What stops a sale and is the advisor's to put right, the first of what is open; null: nothing. */
export const incidenciaDe = (abiertas: Readonly<Record<Incidencia, boolean>>): Incidencia | null =>
  ordenDeIncidencias.find((una) => abiertas[una]) ?? null

/** Where a matter of the day stands. */
export type GrupoDelDia = 'atrasado' | 'hoy' | 'espera'

/** Whole days since the term of a step passed; 0 while it has not. `desde`: since when it waits to be done. */
export function diasDeAtraso(desde: InstanteISO, plazoDias: number, hoy: FechaISO): number {
  return Math.max(0, diasEntre(hoyEnSantiago(desde), hoy) - plazoDias)
}

interface CitaPendiente {
  readonly inicio: InstanteISO
  readonly termino: InstanteISO
  readonly ahora: InstanteISO
}

/** An appointment without outcome: of today until it ends, overdue from then on; null when it is of a later day. */
export function citaDelDia({ inicio, termino, ahora }: CitaPendiente): { grupo: GrupoDelDia; paso: string } | null {
  if (termino <= ahora) return { grupo: 'atrasado', paso: 'Cerrar la cita: ¿se realizó?' }
  if (inicio >= finDelDia(hoyEnSantiago(ahora))) return null
  return { grupo: 'hoy', paso: `Cita a las ${horaEnSantiago(inicio).slice(0, 5)}` }
}
