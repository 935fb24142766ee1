import { claveMessages } from '@alerce/contract/messages/acceso/clave'
import { accesoMessages } from '@alerce/contract/messages/acceso/ingreso'
import { mandatoMessages } from '@alerce/contract/messages/contrato/mandato'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import { Refusal, refuse } from '../../core/refusal.ts'
import type { Vault } from '../../platform/vault.ts'
import type { Around, Passing } from '../pipeline.ts'
import { type Contador, contadorDeDireccion, contadorDeSesion, contadoresDe } from './contadores.ts'
import type { Equipos } from './equipo.ts'
import { textoDeEspera } from './espera.ts'
import type { Frenos } from './frenos.ts'

interface Parts {
  readonly frenos: Frenos
  readonly equipos: Equipos
  readonly vault: Vault
}

/** Slows down whoever guesses a password, around each call that tries one. */
export function throttle({ frenos, equipos, vault }: Parts): Record<string, Around> {
  /** `falla`: the refusal that says the guess was wrong; any other came after it was found right. */
  async function frenar(
    { reply }: Passing,
    contadores: readonly Contador[],
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

  /** Who guesses links of applicants is slowed down by where they come from. */
  const porEnlaceDeMandato: Around = (passing, next) =>
    frenar(passing, [contadorDeDireccion(passing.request.ip)], mandatoMessages.enlaceNoVigente, next)

  return {
    autenticarDashboard: async (passing, next) => {
      const { request, reply, caller, payload } = passing
      const usuario = (payload as { usuario: string }).usuario.toLowerCase()
      const equipo = equipos.conocido(request, usuario)
      const contadores = contadoresDe(vault, { quien: `usuario:${usuario}`, ip: request.ip, equipo })
      const answer = await frenar(passing, contadores, accesoMessages.loginFailed, next)
      if (caller.kind !== 'cliente') equipos.recordar(request, reply, usuario)
      return answer
    },
    cambiarClave: (passing, next) => {
      const { caller } = passing
      if (caller.kind !== 'persona') return next()
      return frenar(passing, [contadorDeSesion(vault, caller.usuarioId)], claveMessages.actualIncorrecta, next)
    },
    restablecerClave: (passing, next) =>
      frenar(passing, [contadorDeDireccion(passing.request.ip)], claveMessages.enlaceNoVigente, next),
    obtenerMandatoPostulante: porEnlaceDeMandato,
    otorgarMandato: porEnlaceDeMandato,
    noOtorgarMandato: porEnlaceDeMandato,
  }
}

/** Puts one hook around another: the outer one first. */
export function around(outer: Record<string, Around>, inner: Record<string, Around>): Record<string, Around> {
  const both = Object.entries(outer).map(([name, hook]): [string, Around] => {
    const within = inner[name]
    return [name, within ? (passing, next) => hook(passing, () => within(passing, next)) : hook]
  })
  return { ...inner, ...Object.fromEntries(both) }
}
