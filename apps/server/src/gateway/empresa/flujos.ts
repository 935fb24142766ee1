import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import type { FastifyReply, FastifyRequest } from 'fastify'
import type { IngresoEnCurso } from '../../platform/outside/proveedor.ts'
import type { Vault } from '../../platform/vault.ts'
import type { Cookie } from '../session/cookie.ts'

/** Time for the person at the provider, minutes. */
export const MINUTOS_DEL_FLUJO = 10

/** A login on its way, and the path to open after it. */
interface IngresoConRetorno extends IngresoEnCurso {
  readonly volver: string
}

interface Parts {
  readonly vault: Vault
  readonly flujo: Cookie
  readonly ahora: () => string
}

/** Logins on their way, each in a sealed cookie of its browser: any server can finish it, and nobody else's browser. */
export function createFlujos({ vault, flujo: cookie, ahora }: Parts) {
  const cofre = vault.enViaje('flujo de ingreso')
  return {
    write(request: FastifyRequest, reply: FastifyReply, flujo: IngresoConRetorno): void {
      const vence = Date.parse(ahora()) + MINUTOS_DEL_FLUJO * MINUTO_MS
      cookie.write(request, reply, cofre.seal({ ...flujo, vence }).toString('base64url'))
    },
    /** Null: none, expired, or not sealed here. */
    read(request: FastifyRequest): IngresoConRetorno | null {
      const sealed = cookie.read(request)
      if (!sealed) return null
      try {
        const { vence, ...flujo } = cofre.open<IngresoConRetorno & { vence: number }>(Buffer.from(sealed, 'base64url'))
        return vence > Date.parse(ahora()) ? flujo : null
      } catch {
        return null
      }
    },
    clear: (request: FastifyRequest, reply: FastifyReply): void => cookie.clear(request, reply),
  }
}
