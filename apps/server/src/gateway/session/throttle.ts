import type { Freno } from '@alerce/contract/efectos'
import { accesoMessages } from '@alerce/contract/messages/acceso/ingreso'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import { Refusal, refuse } from '../../core/refusal.ts'
import type { Vault } from '../../platform/vault.ts'
import type { Around, Hook, Passing } from '../pipeline.ts'
import { addressCounter, type Counter, countersOf, sessionCounter } from './counters.ts'
import { textoDeEspera } from './espera.ts'
import type { Frenos } from './frenos.ts'
import type { KnownDevices } from './known-devices.ts'

interface Parts {
  readonly frenos: Frenos
  readonly equipos: KnownDevices
  readonly vault: Vault
}

/** Slows down whoever guesses, around each call that declares a brake. */
export function throttle({ frenos, equipos, vault }: Parts): Hook {
  /** `falla`: the refusal that says the guess was wrong; any other came after it was found right. */
  async function frenar(
    { reply }: Passing,
    contadores: readonly Counter[],
    falla: MessageDefinition,
    next: () => Promise<unknown>,
  ): Promise<unknown> {
    const { esperaSegundos, acertar } = await frenos.admitir(contadores)
    if (esperaSegundos > 0) {
      reply.header('retry-after', String(esperaSegundos))
      refuse(accesoMessages.espereParaIngresar, { texto: textoDeEspera(esperaSegundos), data: { esperaSegundos } })
    }
    try {
      const answer = await next()
      await acertar()
      return answer
    } catch (error) {
      if (error instanceof Refusal && error.definition !== falla) await acertar()
      throw error
    }
  }

  /** By who is named, from where, in which browser; the browser is known once they have come in. */
  const porUsuario =
    ({ quien, falla }: Extract<Freno<unknown>, { por: 'usuario' }>): Around =>
    async (passing, next) => {
      const { request, reply, caller, payload } = passing
      const usuario = quien(payload)
      const equipo = equipos.conocido(request, usuario)
      const contadores = countersOf(vault, { quien: `usuario:${usuario}`, ip: request.ip, equipo })
      const answer = await frenar(passing, contadores, falla, next)
      if (caller.kind !== 'cliente') equipos.recordar(request, reply, usuario)
      return answer
    }

  const porSesion =
    (falla: MessageDefinition): Around =>
    (passing, next) => {
      const { caller } = passing
      if (caller.kind !== 'persona') return next()
      return frenar(passing, [sessionCounter(vault, caller.usuarioId)], falla, next)
    }

  const porDireccion =
    (falla: MessageDefinition): Around =>
    (passing, next) =>
      frenar(passing, [addressCounter(passing.request.ip)], falla, next)

  return ({ freno }) => {
    if (!freno) return null
    if (freno.por === 'usuario') return porUsuario(freno)
    return freno.por === 'sesion' ? porSesion(freno.falla) : porDireccion(freno.falla)
  }
}
