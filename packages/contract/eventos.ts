import type { Tema } from './asuntos.ts'

/** The stream of an open screen (server-sent events): for a person with a session, no operation and no envelope. */
export const rutaDeEventos = '/api/alerce/v1/eventos'

/** Events of the stream. They carry ids only, never the change: the screen asks again, with the usual access checks. */
export interface Eventos extends Record<Tema, unknown> {
  /**
   * Start of the stream: nothing is missed from here on. It carries the earlier events, for a screen that began to read
   * before.
   */
  readonly listo: EventosAnteriores
  /** Heartbeat. */
  readonly latido: null
  /** Events may have been missed: read everything again. */
  readonly resync: null
  /** End of this session, by its letter (motivosDeCierre); nothing follows. */
  readonly sesion: { readonly motivo: string }
  readonly notificacion: null
  readonly prospecto: { readonly prospectoId: number }
  /** An authorization of that prospect was requested or decided. */
  readonly autorizacion: { readonly prospectoId: number }
  /** The quote of that prospect was restarted or restored. */
  readonly cotizacion: { readonly prospectoId: number }
  /** The chosen plan of that prospect changed. */
  readonly plan: { readonly prospectoId: number }
  /** A quote of that prospect was mailed. */
  readonly enviadas: { readonly prospectoId: number }
  /** A file of that prospect's declaration arrived. */
  readonly archivosDS: { readonly prospectoId: number }
  /** Appointments of the advisor whose portfolio is on screen. */
  readonly agenda: null
  /** Matters postponed or resumed by that advisor. */
  readonly miDia: null
  /** An import of that advisor was reviewed, continued or undone. */
  readonly importacion: null
  /** The queues of contraloría. */
  readonly cola: null
  /** The lists of the documents desk. */
  readonly mesa: null
  /** The outbox. */
  readonly correos: null
  /** Open sessions: everybody's for administrators, their own for all others. */
  readonly sesiones: null
  /** An access to health data was logged. */
  readonly accesos: null
  readonly usuarios: null
  /** Portfolios: cases that changed advisor, for good or for some days. */
  readonly carteras: null
  readonly equipos: null
  /** Links of supervisors. */
  readonly enlaces: null
  readonly clientes: null
  /** Requests of persons over their data. */
  readonly pedidos: null
  /** Log of administrators. */
  readonly seguridad: null
  /** Tables loaded by an operator. */
  readonly catalogo: null
  /** Texts written by an operator. */
  readonly textos: null
}

/** Recent events that concern a screen, each once, ordered by when it was last sent. */
export interface EventosAnteriores {
  /** Milliseconds back that the list covers; an older event may be missing. */
  readonly cubre: number
  readonly dichos: readonly EventoAnterior[]
}

/** `hace`: milliseconds since the event. */
export interface EventoAnterior {
  readonly hace: number
  readonly nombre: Tema
  readonly data: unknown
}

export type Evento = { [N in keyof Eventos]: { readonly nombre: N; readonly data: Eventos[N] } }[keyof Eventos]
