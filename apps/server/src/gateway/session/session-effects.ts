import type { Postulantes } from '../authenticate.ts'
import type { Hook, Passing } from '../pipeline.ts'
import type { Cookie } from './cookie.ts'
import { deviceOf, type SessionEntry } from './enter.ts'
import type { Sessions } from './sessions.ts'

interface SessionEffectsNeeds {
  readonly sessions: Sessions
  readonly cookie: Cookie
  readonly postulantes: Postulantes
  readonly enter: SessionEntry
}

/** Hook that sets and clears the session cookie for operations that declare it. */
export function sessionEffects({ sessions, cookie, postulantes, enter }: SessionEffectsNeeds): Hook {
  async function enterAsUsuario(passing: Passing, usuarioId: number | null): Promise<void> {
    if (usuarioId !== null) await enter(passing, (device) => sessions.open(usuarioId, device))
  }

  function leave({ request, reply, caller }: Passing): void {
    if (caller.kind === 'persona') cookie.clear(request, reply)
  }

  async function enterAsPostulante(passing: Passing, declaracionId: number | null): Promise<void> {
    if (declaracionId === null) return
    const { request, reply } = passing
    postulantes.cookie.write(request, reply, await postulantes.sessions.open(declaracionId, deviceOf(passing)))
  }

  async function leaveAsPostulante({ request, reply, caller }: Passing): Promise<void> {
    if (caller.kind === 'postulante' && caller.sesion) await postulantes.sessions.close(caller.sesion.id)
    postulantes.cookie.clear(request, reply)
  }

  return ({ sesion }) => {
    if (!sesion) return null
    return async (passing, next) => {
      const answer = await next()
      const { caller, payload } = passing
      switch (sesion.efecto) {
        case 'abre':
          await enterAsUsuario(passing, sesion.usuario(answer))
          break
        case 'abrePorEnlace':
          await enter(passing, (device) => sessions.openByLink(sesion.enlace(answer), device))
          break
        case 'rota':
          if (caller.kind === 'persona')
            await enter(passing, (device) => sessions.open(caller.usuarioId, device, caller.empresa))
          break
        case 'abrePostulante':
          await enterAsPostulante(passing, sesion.declaracion(answer))
          break
        case 'cierraPostulante':
          await leaveAsPostulante(passing)
          break
        case 'cierra':
          if (sesion.si?.(answer, payload) ?? true) leave(passing)
      }
      return answer
    }
  }
}
