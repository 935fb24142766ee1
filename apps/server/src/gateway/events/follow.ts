import type { Aviso } from '../../avisos/aviso.ts'
import type { NoticeHub, NoticeListener } from '../../avisos/hub.ts'
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

type Noticia = Aviso | 'resync'

/** What may have changed what somebody sees: their roles, or who is in their team. */
const cambiaDerechos = (noticia: Noticia) =>
  noticia !== 'resync' && (noticia.tema === 'usuarios' || noticia.tema === 'equipos')

const derechos = ({ actor, equipo }: Viewer) => [...actor.roles, ...equipo].toSorted().join()

/** Tells one screen what concerns it, until it leaves or its session ends: told of, or found so by looking. */
export async function follow(stream: EventStream, { viewer: primero, hub, mirar }: Following): Promise<void> {
  let viewer = primero
  /** What was told while who looks is being looked up: it is theirs who they are found to be. */
  let entretanto: Noticia[] | null = null

  function tell(noticia: Noticia): void {
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

  async function lookBefore(noticia: Noticia): Promise<void> {
    const espera: Noticia[] = []
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
  let beats = 0
  const beat = setInterval(() => {
    stream.beat()
    beats += 1
    if (beats % 2 === 0) void look()
  }, BEAT_MS).unref()
  stream.onClose(() => {
    stopListening()
    clearInterval(beat)
  })

  // it may have ended between the question who calls and the first notice heard
  await look()
  stream.send({ nombre: 'listo', data: null })
}
