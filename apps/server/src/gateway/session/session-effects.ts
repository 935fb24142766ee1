import type { Hook, Passing } from '../pipeline.ts'
import type { Cookie } from './cookie.ts'
import type { Device, Sessions } from './sessions.ts'

const deviceOf = ({ request }: Passing): Device => ({ ip: request.ip, agente: request.headers['user-agent'] ?? '' })

/** Coming in and leaving as the browser needs them: the operation declares it, the gateway keeps the cookie. */
export function sessionEffects(sessions: Sessions, cookie: Cookie): Hook {
  /** A new session in the place of the one this browser had: a token never outlives a login. */
  async function enter(passing: Passing, open: (device: Device) => Promise<string>): Promise<void> {
    const { request, reply, caller } = passing
    if (caller.kind === 'cliente') return
    if (caller.kind === 'persona') await sessions.close(caller.sesionId, 'rotada')
    cookie.write(request, reply, await open(deviceOf(passing)))
  }

  function leave({ request, reply, caller }: Passing): void {
    if (caller.kind === 'persona') cookie.clear(request, reply)
  }

  return ({ sesion }) => {
    if (!sesion) return null
    return async (passing, next) => {
      const answer = await next()
      const { caller } = passing
      switch (sesion.efecto) {
        case 'abre':
          await enter(passing, (device) => sessions.open(sesion.usuario(answer), device))
          break
        case 'abrePorEnlace':
          await enter(passing, (device) => sessions.openByLink(sesion.enlace(answer), device))
          break
        case 'rota':
          if (caller.kind === 'persona') await enter(passing, (device) => sessions.open(caller.usuarioId, device))
          break
        case 'cierra':
          if (sesion.si?.(answer) ?? true) leave(passing)
      }
      return answer
    }
  }
}
