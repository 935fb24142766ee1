import { hoyEnSantiago, type InstanteISO } from '../../base/fechas/instante.ts'

/** Kinds of what an advisor writes in the timeline of a person, with their names on screen. */
export const clasesDeAnotacion = {
  nota: 'Nota',
  llamada: 'Llamada',
  whatsapp: 'WhatsApp',
  correo: 'Correo',
} as const

export type ClaseDeAnotacion = keyof typeof clasesDeAnotacion

export const claveDeAnotacion = Object.keys(clasesDeAnotacion) as readonly ClaseDeAnotacion[]

/** Outcomes of a call, with their names on screen. */
export const resultadosDeLlamada = {
  contesta: 'Contestó',
  noContesta: 'No contesta',
  ocupado: 'Ocupado',
  equivocado: 'Número equivocado',
} as const

export type ResultadoDeLlamada = keyof typeof resultadosDeLlamada

export const claveDeResultado = Object.keys(resultadosDeLlamada) as readonly ResultadoDeLlamada[]

/** Longest text of an annotation. Own rule. */
export const LARGO_DE_ANOTACION = 2000

/** Most annotations of a sale: its timeline reads all of them. Own rule. */
export const maximoDeAnotaciones = 500

interface AnotacionHecha {
  readonly clase: ClaseDeAnotacion
  /** Instant at which it was written. */
  readonly en: InstanteISO
  /** It answers a note, or was answered. */
  readonly conRespuesta: boolean
}

/**
 * True while its author may delete an annotation: on its day in Santiago, unless it is a letter, which has left, or
 * belongs to an answer. Own rule.
 */
export const seElimina = ({ clase, en, conRespuesta }: AnotacionHecha, ahora: InstanteISO): boolean =>
  clase !== 'correo' && !conRespuesta && hoyEnSantiago(en) === hoyEnSantiago(ahora)

/** True for what the head of the team may answer: a note of the advisor. Own rule. */
export const seResponde = ({
  clase,
  notaId,
}: {
  readonly clase: ClaseDeAnotacion
  readonly notaId: number | null
}): boolean => clase === 'nota' && notaId === null

/** True for a kind whose text may be empty: a call says its outcome. */
export const puedeIrSinTexto = (clase: ClaseDeAnotacion): boolean => clase === 'llamada'

/** True for a kind that writes to the person: an objection to contact forbids it. */
export const escribeALaPersona = (clase: ClaseDeAnotacion): boolean => clase === 'whatsapp' || clase === 'correo'
