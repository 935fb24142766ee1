import type { Tema } from './asuntos.ts'

/** The stream of an open screen (server-sent events): for a person with a session, no operation and no envelope. */
export const rutaDeEventos = '/api/alerce/v1/eventos'

/** What a screen may be told: ids only, never what changed. Whoever is told asks again, and is answered as always. */
export interface Eventos extends Record<Tema, unknown> {
  /** From here on nothing is missed; and what was told before, for whoever began to read before. */
  readonly listo: EventosAnteriores
  /** A sign of life. */
  readonly latido: null
  /** Something may have been missed. */
  readonly resync: null
  /** This session ended, by its letter (motivosDeCierre); nothing follows. */
  readonly sesion: { readonly motivo: string }
  readonly notificacion: null
  readonly prospecto: { readonly prospectoId: number }
  /** An authorization of that prospect was asked for or decided. */
  readonly autorizacion: { readonly prospectoId: number }
  /** The quote of that prospect was begun again or put back. */
  readonly cotizacion: { readonly prospectoId: number }
  /** What is chosen in it. */
  readonly plan: { readonly prospectoId: number }
  /** It was mailed. */
  readonly enviadas: { readonly prospectoId: number }
  /** A file of its declaration came. */
  readonly archivosDS: { readonly prospectoId: number }
  /** Appointments of the advisor whose portfolio is on screen. */
  readonly agenda: null
  /** What that advisor put off, or took up again. */
  readonly miDia: null
  /** An import of that advisor was looked at, moved on or was taken back. */
  readonly importacion: null
  /** The queues of contraloría. */
  readonly cola: null
  /** The lists of the documents desk. */
  readonly mesa: null
  /** The outbox. */
  readonly correos: null
  /** Who is in: to administrators everybody's, to all others their own. */
  readonly sesiones: null
  /** Somebody looked at health data. */
  readonly accesos: null
  readonly usuarios: null
  /** Whose the cases of an advisor are, for good or for some days. */
  readonly carteras: null
  readonly equipos: null
  /** Links of supervisors. */
  readonly enlaces: null
  readonly clientes: null
  /** What administrators did. */
  readonly seguridad: null
  /** The tables that an operator loads. */
  readonly catalogo: null
  /** What an operator words. */
  readonly textos: null
}

/** What concerns a screen of what was told lately, each of it once, by when it was told last. */
export interface EventosAnteriores {
  /** What was told so many milliseconds ago, or longer, may be missing. */
  readonly cubre: number
  readonly dichos: readonly EventoAnterior[]
}

/** `hace`: milliseconds. */
export interface EventoAnterior {
  readonly hace: number
  readonly nombre: Tema
  readonly data: unknown
}

export type Evento = { [N in keyof Eventos]: { readonly nombre: N; readonly data: Eventos[N] } }[keyof Eventos]
