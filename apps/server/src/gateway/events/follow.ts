import type { NoticeHub, NoticeListener } from '../../avisos/hub.ts'
import { eventFor, type Viewer } from './event-for.ts'
import type { EventStream } from './stream.ts'

/** Well below the minute after which what stands in between gives up on a silent connection. */
const BEAT_MS = 25_000

interface Following {
  readonly viewer: Viewer
  readonly hub: NoticeHub
  /** Why the session of this stream ended, or null while it goes on. */
  readonly finDeSesion: () => Promise<string | null>
}

/** Tells one screen what concerns it, until it leaves or its session ends: told of, or found so by looking. */
export async function follow(stream: EventStream, { viewer, hub, finDeSesion }: Following): Promise<void> {
  const tell: NoticeListener = (noticia) => {
    const evento = noticia === 'resync' ? { nombre: noticia, data: null } : eventFor(viewer, noticia)
    if (!evento) return
    stream.send(evento)
    if (evento.nombre === 'sesion') stream.end()
  }

  /** An end decided by the clock is told by nobody until somebody looks. */
  async function checkEnd(): Promise<void> {
    const motivo = await finDeSesion()
    if (motivo !== null) tell({ tema: 'sesion', sesionId: viewer.actor.sesionId, motivo })
  }

  const stopListening = hub.listen(tell)
  let beats = 0
  const beat = setInterval(() => {
    stream.beat()
    beats += 1
    if (beats % 2 === 0) void checkEnd()
  }, BEAT_MS).unref()
  stream.onClose(() => {
    stopListening()
    clearInterval(beat)
  })

  // it may have ended between the question who calls and the first notice heard
  await checkEnd()
  stream.send({ nombre: 'listo', data: null })
}
