import type { Centro, Oyente } from '../../avisos/centro.ts'
import { type Espectador, eventoPara } from './concierne.ts'
import type { Corriente } from './corriente.ts'

/** Well below the minute after which what stands in between gives up on a silent connection. */
const LATIDO_MS = 25_000

interface Seguimiento {
  readonly espectador: Espectador
  readonly centro: Centro
  /** Why the session of this stream ended, or null while it goes on. */
  readonly finDeSesion: () => Promise<string | null>
}

/** Tells one screen what concerns it, until it leaves or its session ends: told of, or found so by looking. */
export async function seguir(corriente: Corriente, { espectador, centro, finDeSesion }: Seguimiento): Promise<void> {
  const contar: Oyente = (noticia) => {
    const evento = noticia === 'resync' ? { nombre: noticia, data: null } : eventoPara(espectador, noticia)
    if (!evento) return
    corriente.enviar(evento)
    if (evento.nombre === 'sesion') corriente.terminar()
  }

  /** An end decided by the clock is told by nobody until somebody looks. */
  async function revisar(): Promise<void> {
    const motivo = await finDeSesion()
    if (motivo !== null) contar({ tema: 'sesion', sesionId: espectador.actor.sesionId, motivo })
  }

  const callar = centro.oir(contar)
  let latidos = 0
  const latido = setInterval(() => {
    corriente.latir()
    latidos += 1
    if (latidos % 2 === 0) void revisar()
  }, LATIDO_MS).unref()
  corriente.alCerrar(() => {
    callar()
    clearInterval(latido)
  })

  // it may have ended between the question who calls and the first notice heard
  await revisar()
  corriente.enviar({ nombre: 'listo', data: null })
}
