import type { Evento, EventoAnterior, EventosAnteriores } from '@alerce/contract/eventos'
import type { NoticeHub, NoticeListener } from '../../avisos/hub.ts'
import type { Notice, NoticesTold } from '../../avisos/memory.ts'
import type { Positions } from '../../platform/db/positions.ts'
import { eventFor, type Viewer } from './event-for.ts'
import type { EventStream } from './stream.ts'

/** Heartbeat interval, well below the minute after which proxies close a silent connection. */
const BEAT_MS = 25_000

interface Following {
  readonly viewer: Viewer
  readonly hub: NoticeHub
  /** The viewer as of now, or the reason why the session ended; null: the database did not answer. */
  readonly look: () => Promise<Viewer | { readonly motivo: string } | null>
  /** Of the primary: each event carries one that covers its change. Absent: there is no replica. */
  readonly positions?: Positions | null
}

const derechos = ({ actor, equipo }: Viewer) => [...actor.roles, ...equipo].toSorted().join()

/** Most earlier events told to a new screen: beyond, it refetches everything. */
const MAS = 10

/** Notices that may change rights: roles, or members of a team. */
const cambiaDerechos = (noticia: Notice): boolean =>
  noticia !== 'resync' && (noticia.tema === 'usuarios' || noticia.tema === 'equipos')

/**
 * Recent events for this viewer, newest first, without repetition. They reach back to the first gap: more than MAS
 * events, a change of rights, or lost notices.
 */
export function toldBefore(viewer: Viewer, { cubre, noticias }: NoticesTold): EventosAnteriores {
  const dichos = new Map<string, EventoAnterior>()
  const hasta = (momento: number): EventosAnteriores => ({ cubre: momento, dichos: [...dichos.values()] })
  for (const { noticia, hace } of noticias) {
    if (noticia === 'resync' || cambiaDerechos(noticia)) return hasta(hace)
    // An ended session opens no screen
    if (noticia.tema === 'sesion') continue
    const evento = eventFor(viewer, noticia)
    if (!evento) continue
    const clave = JSON.stringify(evento)
    if (dichos.has(clave)) continue
    if (dichos.size === MAS) return hasta(hace)
    dichos.set(clave, { hace, nombre: noticia.tema, data: evento.data })
  }
  return hasta(cubre)
}

/** Sends events to one screen until it leaves or its session ends, by notice or by a check. */
export async function follow(
  stream: EventStream,
  { viewer: primero, hub, look: lookAgain, positions = null }: Following,
): Promise<void> {
  let viewer = primero
  const send = (evento: Evento) => stream.send(evento, positions?.latest())
  /** Position that covers all changes so far; null: unknown, and the screen reads from the primary. */
  const askPosition = async () => (await positions?.ask().catch(() => null)) ?? null
  /** Notices received while the viewer is looked up: they are sent with the rights found. */
  let entretanto: Notice[] | null = null

  function tell(noticia: Notice): void {
    const evento = noticia === 'resync' ? { nombre: noticia, data: null } : eventFor(viewer, noticia)
    if (!evento) return
    send(evento)
    if (evento.nombre === 'sesion') stream.end()
  }

  /**
   * Looks up the session: an end by the clock and changed rights send no notice. A screen whose rights changed
   * refetches everything.
   */
  async function look(): Promise<void> {
    const visto = await lookAgain()
    if (visto === null) return
    if ('motivo' in visto) return tell({ tema: 'sesion', sesionId: viewer.actor.sesionId, motivo: visto.motivo })
    const cambio = derechos(viewer) !== derechos(visto)
    viewer = visto
    if (!cambio) return
    await askPosition()
    tell('resync')
  }

  async function lookBefore(noticia: Notice): Promise<void> {
    const espera: Notice[] = []
    entretanto = espera
    await look()
    entretanto = null
    tell(noticia)
    // One of them may demand another look-up
    for (const una of espera) hear(una)
  }

  const hear: NoticeListener = (noticia) => {
    if (entretanto) entretanto.push(noticia)
    else if (cambiaDerechos(noticia)) void lookBefore(noticia)
    else tell(noticia)
  }

  const stopListening = hub.listen(hear)
  const antes = toldBefore(viewer, hub.lately())
  let beats = 0
  const beat = setInterval(() => {
    send({ nombre: 'latido', data: null })
    beats += 1
    if (beats % 2 === 0) void look()
  }, BEAT_MS).unref()
  stream.onClose(() => {
    stopListening()
    clearInterval(beat)
  })

  // The session may have ended between authentication and the first notice
  await look()
  stream.send({ nombre: 'listo', data: antes }, await askPosition())
}
