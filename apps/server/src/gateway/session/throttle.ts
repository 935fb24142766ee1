import { accesoMessages } from '@alerce/contract/messages/acceso/sesion'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import type { Freno } from '@alerce/contract/operation'
import { Refusal, refuse } from '../../core/refusal.ts'
import type { Vault } from '../../platform/vault.ts'
import type { Around, Hook, Passing } from '../pipeline.ts'
import { type Brakes, waitText } from './brakes.ts'
import { addressCounter, type Counter, countersOf, pasoCounters, requestCounter, sessionCounter } from './counters.ts'
import type { KnownDevices } from './known-devices.ts'

type FrenoPorUsuario = Extract<Freno<unknown, unknown>, { quien: unknown }>

interface Parts {
  readonly brakes: Brakes
  readonly devices: KnownDevices
  readonly vault: Vault
}

/** Refuses a call over its limit, with the seconds to wait. */
function refuseWait({ reply }: Passing, esperaSegundos: number): never {
  reply.header('retry-after', String(esperaSegundos))
  return refuse(accesoMessages.espereParaIngresar, { texto: waitText(esperaSegundos), data: { esperaSegundos } })
}

/** Rate limit against guessing, around each operation that declares one. */
export function throttle({ brakes, devices, vault }: Parts): Hook {
  /** `falla`: the refusal of a wrong guess; any other refusal means that the guess was right. Null: each is wrong. */
  async function brake(
    passing: Passing,
    counters: readonly Counter[],
    falla: MessageDefinition | null,
    next: () => Promise<unknown>,
  ): Promise<unknown> {
    const { esperaSegundos, takeBack } = await brakes.admit(counters)
    if (esperaSegundos > 0) refuseWait(passing, esperaSegundos)
    try {
      const answer = await next()
      await takeBack()
      return answer
    } catch (error) {
      if (falla !== null && error instanceof Refusal && error.definition !== falla) await takeBack()
      throw error
    }
  }

  /** Counts by user name, address and browser; the browser is known after a login. */
  const byUser =
    ({ quien, falla }: Pick<FrenoPorUsuario, 'quien' | 'falla'>): Around =>
    async (passing, next) => {
      const { request, reply, caller, payload } = passing
      const usuario = quien(payload)
      const equipo = devices.conocido(request, usuario)
      const counters = countersOf(vault, { quien: `usuario:${usuario}`, ip: request.ip, equipo })
      const answer = await brake(passing, counters, falla, next)
      if (caller.kind !== 'cliente') devices.remember(request, reply, usuario)
      return answer
    }

  /** Counts each refusal: an expired step must not clear the wrong codes before it. */
  const byStep =
    (quien: (payload: unknown) => string): Around =>
    (passing, next) =>
      brake(passing, pasoCounters(vault, quien(passing.payload), passing.request.ip), null, next)

  const bySession =
    (falla: MessageDefinition): Around =>
    (passing, next) => {
      const { caller } = passing
      if (caller.kind !== 'persona') return next()
      return brake(passing, [sessionCounter(vault, caller.usuarioId)], falla, next)
    }

  const byAddress =
    (falla: MessageDefinition): Around =>
    (passing, next) =>
      brake(passing, [addressCounter(passing.request.ip)], falla, next)

  /** Answers as usual over the limit: the caller must not learn whether the user exists or the request ran. */
  const byRequest =
    (que: string, respuesta: unknown): Around =>
    async ({ request }, next) => {
      const { esperaSegundos } = await brakes.admit([requestCounter(request.ip, que)])
      return esperaSegundos > 0 ? respuesta : await next()
    }

  /** Every call counts, right or wrong: each one writes and sends a letter. */
  const byAct =
    (que: string): Around =>
    async (passing, next) => {
      const { esperaSegundos } = await brakes.admit([requestCounter(passing.request.ip, que)])
      return esperaSegundos > 0 ? refuseWait(passing, esperaSegundos) : await next()
    }

  return ({ name, freno }) => {
    if (!freno) return null
    if (freno.por === 'acto') return byAct(name)
    if (freno.por === 'pedido') return byRequest(name, freno.respuesta)
    if (freno.por === 'segundoPaso') return byStep(freno.quien)
    if (freno.por === 'usuario') return byUser(freno)
    return freno.por === 'sesion' ? bySession(freno.falla) : byAddress(freno.falla)
  }
}
