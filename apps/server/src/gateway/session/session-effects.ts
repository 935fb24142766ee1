import type { After } from '../pipeline.ts'
import { clearSessionCookie, writeSessionCookie } from './cookie.ts'
import type { Sessions } from './sessions.ts'

/** Login, its second step and logout as the browser needs them: the operation decides, the gateway keeps the cookie. */
export function sessionEffects(sessions: Sessions): Record<string, After> {
  return {
    autenticarDashboard: async (answer, { request, reply, caller }) => {
      if (caller.kind === 'cliente') return
      if (caller.kind === 'persona') await sessions.close(caller.sesionId, 'rotada')
      const { identificador } = answer as { identificador: number }
      const token = await sessions.open(identificador, request.ip, request.headers['user-agent'] ?? '')
      writeSessionCookie(request, reply, token)
    },
    validarAcceso: async (answer, { request, reply, caller }) => {
      const { valor } = answer as { valor: string }
      if (caller.kind !== 'persona' || valor === 'OK') return
      await sessions.close(caller.sesionId, 'A')
      clearSessionCookie(request, reply)
    },
    registroAcceso: async (_answer, { request, reply, caller, payload }) => {
      if (caller.kind !== 'persona') return
      const { tipo } = payload as { tipo: string }
      await sessions.close(caller.sesionId, tipo)
      clearSessionCookie(request, reply)
    },
  }
}
