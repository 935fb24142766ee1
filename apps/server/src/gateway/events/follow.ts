import type { EventoAnterior, EventosAnteriores } from '@alerce/contract/eventos'
import type { NoticeHub, NoticeListener } from '../../avisos/hub.ts'
import type { Notice, NoticesTold } from '../../avisos/memory.ts'
import { eventFor, type Viewer } from './event-for.ts'
import type { EventStream } from './stream.ts'

/** Well below the minute after which what stands in between gives up on a silent connection. */
const BEAT_MS = 25_000

interface Following {
  readonly viewer: Viewer
  readonly hub: NoticeHub
  /** Who looks by now, or why the session of this stream ended; null: it could not be looked up. */
  readonly mirar: () => Promise<Viewer | { readonly motivo: string } | null>
}

const derechos = ({ actor, equipo }: Viewer) => [...actor.roles, ...equipo].toSorted().join()

/** More than these are not told one by one: a screen that missed them asks for everything at once. */
const MAS = 10

/** What may have changed what somebody sees: their roles, or who is in their team. */
const cambiaDerechos = (noticia: Notice): boolean =>
  noticia !== 'resync' && (noticia.tema === 'usuarios' || noticia.tema === 'equipos')

/**
 * What of lately concerns who looks, the last first and each of it once. It reaches back to where something may be
 * missing: there was more than one screen would ask for, somebody may have seen less or more before, or notices were lost.
 */
export function toldBefore(viewer: Viewer, { cubre, noticias }: NoticesTold): EventosAnteriores {
  const dichos = new Map<string, EventoAnterior>()
  const hasta = (momento: number): EventosAnteriores => ({ cubre: momento, dichos: [...dichos.values()] })
  for (const { noticia, hace } of noticias) {
    if (noticia === 'resync' || cambiaDerechos(noticia)) return hasta(hace)
    // a session that has ended opens no screen
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

/** Tells one screen what concerns it, until it leaves or its session ends: told of, or found so by looking. */
export async function follow(stream: EventStream, { viewer: primero, hub, mirar }: Following): Promise<void> {
  let viewer = primero
  /** What was told while who looks is being looked up: it is theirs who they are found to be. */
  let entretanto: Notice[] | null = null

  function tell(noticia: Notice): void {
    const evento = noticia === 'resync' ? { nombre: noticia, data: null } : eventFor(viewer, noticia)
    if (!evento) return
    stream.send(evento)
    if (evento.nombre === 'sesion') stream.end()
  }

  /**
   * An end decided by the clock, and what somebody may see by now, are told by nobody until somebody looks. A screen
   * whose rights are others asks for everything again.
   */
  async function look(): Promise<void> {
    const visto = await mirar()
    if (visto === null) return
    if ('motivo' in visto) return tell({ tema: 'sesion', sesionId: viewer.actor.sesionId, motivo: visto.motivo })
    const cambio = derechos(viewer) !== derechos(visto)
    viewer = visto
    if (cambio) tell('resync')
  }

  async function lookBefore(noticia: Notice): Promise<void> {
    const espera: Notice[] = []
    entretanto = espera
    await look()
    entretanto = null
    tell(noticia)
    // one of them may ask for another look
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
    stream.send({ nombre: 'latido', data: null })
    beats += 1
    if (beats % 2 === 0) void look()
  }, BEAT_MS).unref()
  stream.onClose(() => {
    stopListening()
    clearInterval(beat)
  })

  // it may have ended between the question who calls and the first notice heard
  await look()
  stream.send({ nombre: 'listo', data: antes })
}
