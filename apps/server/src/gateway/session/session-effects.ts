import type { Around, Passing } from '../pipeline.ts'
import type { Cookie } from './cookie.ts'
import type { Device, Sessions } from './sessions.ts'

const deviceOf = ({ request }: Passing): Device => ({ ip: request.ip, agente: request.headers['user-agent'] ?? '' })

/** Coming in and leaving as the browser needs them: the operation decides, the gateway keeps the cookie. */
export function sessionEffects(sessions: Sessions, cookie: Cookie): Record<string, Around> {
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

  return {
    autenticarDashboard: async (passing, next) => {
      const answer = await next()
      const { identificador } = answer as { identificador: number }
      await enter(passing, (device) => sessions.open(identificador, device))
      return answer
    },
    validarAsesorJefe: async (passing, next) => {
      const answer = await next()
      const { enlaceId } = answer as { enlaceId: number }
      await enter(passing, (device) => sessions.openByLink(enlaceId, device))
      return answer
    },
    cambiarClave: async (passing, next) => {
      const answer = await next()
      const { caller } = passing
      if (caller.kind === 'persona') await enter(passing, (device) => sessions.open(caller.usuarioId, device))
      return answer
    },
    validarAcceso: async (passing, next) => {
      const answer = await next()
      const { valor } = answer as { valor: string }
      if (valor !== 'OK') leave(passing)
      return answer
    },
    registroAcceso: async (passing, next) => {
      const answer = await next()
      leave(passing)
      return answer
    },
  }
}
