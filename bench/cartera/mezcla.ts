import { Agent, request } from 'node:http'
import { azar } from '../../apps/server/src/testing/muestras.ts'
import { type RouteName, routes } from '../../packages/contract/routes.ts'
import type { Session } from '../support/session.ts'
import type { Consulta } from './consultas.ts'

/** Result of a request; `ms`: milliseconds from its scheduled time to its reply. */
export interface Answered {
  readonly consulta: Consulta
  readonly ms: number
  readonly ok: boolean
}

/** Keep-alive connections, as browsers and proxies use. */
export const agente = new Agent({ keepAlive: true, maxSockets: 128 })

/** Sends a call and reads the whole reply; true for status 200. */
export function send(url: string, { headers }: Session, operacion: RouteName, carga: object) {
  const body = JSON.stringify(carga)
  const options = {
    agent: agente,
    method: 'POST',
    headers: { ...headers, 'content-length': String(Buffer.byteLength(body)) },
  }
  return new Promise<boolean>((resolve) => {
    const sent = request(new URL(routes[operacion].path, url), options, (answer) => {
      answer.on('end', () => resolve(answer.statusCode === 200))
      answer.resume()
    })
    sent.on('error', () => resolve(false))
    sent.end(body)
  })
}

type Azar = ReturnType<typeof azar>

/** Random element of a list. */
export const alguna = <T>(list: readonly T[], dado: Azar): T => list[dado(list.length)] as T

interface Carga {
  readonly porSegundo: number
  readonly segundos: number
}

/**
 * Sends requests at a fixed rate without waiting for earlier replies, so that a slow server cannot hide its delay. Each
 * time counts from the scheduled start of the request.
 */
export async function mix(
  url: string,
  sesiones: readonly Session[],
  consultas: readonly Consulta[],
  { porSegundo, segundos }: Carga,
): Promise<Answered[]> {
  const dado = azar(porSegundo)
  const boletos = consultas.flatMap((consulta) => Array.from({ length: consulta.peso }, () => consulta))
  const total = porSegundo * segundos
  const respuestas: Promise<Answered>[] = []
  const began = performance.now()

  async function una(due: number): Promise<Answered> {
    const consulta = alguna(boletos, dado)
    const ok = await send(url, alguna(sesiones, dado), consulta.operacion, alguna(consulta.cargas, dado))
    return { consulta, ms: performance.now() - due, ok }
  }
  await new Promise<void>((resolve) => {
    const tick = setInterval(() => {
      const due = Math.min(total, Math.floor(((performance.now() - began) * porSegundo) / 1000))
      while (respuestas.length < due) respuestas.push(una(began + (respuestas.length * 1000) / porSegundo))
      if (respuestas.length < total) return
      clearInterval(tick)
      resolve()
    }, 1)
  })
  return await Promise.all(respuestas)
}
