import type { NoticeHub, NoticeListener } from '../../avisos/hub.ts'
import type { Notice } from '../../avisos/memory.ts'
import { eventFor, type Viewer } from './event-for.ts'
import type { EventStream } from './stream.ts'
import { cambiaDerechos, toldBefore } from './told-before.ts'

/** Well below the minute after which what stands in between gives up on a silent connection. */
const BEAT_MS = 25_000

interface Following {
  readonly viewer: Viewer
  readonly hub: NoticeHub
  /** Who looks by now, or why the session of this stream ended; null: it could not be looked up. */
  readonly mirar: () => Promise<Viewer | { readonly motivo: string } | null>
}

const derechos = ({ actor, equipo }: Viewer) => [...actor.roles, ...equipo].toSorted().join()

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
