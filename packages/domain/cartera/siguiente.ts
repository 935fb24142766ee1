import { finDelDia, inicioDelDia } from '../base/fechas/dia.ts'
import { diasEntre, type FechaISO, sumaDias } from '../base/fechas/fecha.ts'
import { horaEnSantiago, hoyEnSantiago, type InstanteISO } from '../base/fechas/instante.ts'
import { type EstadoProspecto, estadosDelProspecto } from '../postulacion/estado.ts'

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
export const ordenDeIncidencias = ['irregularidad', 'rechazo'] as const satisfies readonly Incidencia[]

/** What stops a sale and is the advisor's to put right, the first of what is open; null: nothing. */
export const incidenciaDe = (abiertas: Readonly<Record<Incidencia, boolean>>): Incidencia | null =>
  ordenDeIncidencias.find((una) => abiertas[una]) ?? null

/** Where a matter of the day stands; null in the functions below: it asks for nothing today. */
export type GrupoDelDia = 'atrasado' | 'hoy' | 'espera'

/** The cases of an Estado that a day puts into a group: in it since `desde` (null: since ever) and before `hasta`. */
export interface PlazoDelDia {
  readonly grupo: GrupoDelDia
  readonly estado: EstadoProspecto
  readonly paso: string
  /** Days after which its step is overdue. */
  readonly plazoDias: number
  readonly desde: InstanteISO | null
  /** null: until now. */
  readonly hasta: InstanteISO | null
}

function plazosDe(estado: EstadoProspecto, hoy: FechaISO): readonly PlazoDelDia[] {
  const siguiente = siguientes[estado]
  if (siguiente.actua === 'nadie') return []
  const { paso, plazoDias } = siguiente
  const comun = { estado, paso, plazoDias }
  const vence = sumaDias(hoy, -plazoDias)
  const desde = inicioDelDia(vence)
  if (siguiente.actua === 'asesor') {
    return [
      { ...comun, grupo: 'atrasado', desde: null, hasta: desde },
      { ...comun, grupo: 'hoy', desde, hasta: finDelDia(vence) },
    ]
  }
  return [
    { ...comun, grupo: 'atrasado', paso: siguiente.recordar, desde: null, hasta: desde },
    { ...comun, grupo: 'espera', desde, hasta: null },
  ]
}

/**
 * The day cut into stretches of time, for whoever asks a database: a case belongs to the stretch of its Estado that
 * holds the instant since which it stands there, or to none.
 */
export const plazosDelDia = (hoy: FechaISO): readonly PlazoDelDia[] =>
  estadosDelProspecto.flatMap((estado) => plazosDe(estado, hoy))

interface EnUnEstado {
  readonly estado: EstadoProspecto
  /** Since when it stands in that Estado. */
  readonly desde: InstanteISO
}

/** The stretch that a case belongs to; undefined: to none. */
export const plazoDe = (plazos: readonly PlazoDelDia[], { estado, desde }: EnUnEstado): PlazoDelDia | undefined =>
  plazos.find(
    (plazo) =>
      plazo.estado === estado &&
      (plazo.desde === null || desde >= plazo.desde) &&
      (plazo.hasta === null || desde < plazo.hasta),
  )

/**
 * Where a case stands today: a step of the advisor is for the day on which its term ends and overdue afterwards; what
 * others must do is waited for until its own term has passed, and is the advisor's from then on. null: closed, or there
 * is time left.
 */
export const grupoDelDia = ({ ahora, ...caso }: EnUnEstado & { readonly ahora: InstanteISO }): GrupoDelDia | null =>
  plazoDe(plazosDe(caso.estado, hoyEnSantiago(ahora)), caso)?.grupo ?? null

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
