import { Agent, request } from 'node:http'
import { routes } from '../../packages/contract/routes.ts'
import { enter, type Session } from '../support/session.ts'

export const login = (url: string): Promise<Session> => enter(url, 'asesora')

/** Opens kept connections with a call in flight on each. */
export function callMany(url: string, connections: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const payload = JSON.stringify({ usuario: 'asesora', clave: 'Alerce-2026' })
  const call = (path: string, body = '') =>
    new Promise<boolean>((resolve) => {
      const method = body ? 'POST' : 'GET'
      const headers = { 'content-type': 'application/json' }
      const sent = request(new URL(path, url), { agent, method, headers }, (answer) => {
        answer.resume().once('end', () => resolve(true))
      })
      sent.once('error', () => resolve(false)).end(body)
    })
  const all = (path: string, body?: string) => Promise.all(Array.from({ length: connections }, () => call(path, body)))
  return {
    warm: all('/healthz'),
    ask: async () => {
      const answers = await all(routes.autenticarDashboard.path, payload)
      agent.destroy()
      return { answered: answers.filter(Boolean).length, lost: answers.filter((one) => !one).length }
    },
    /** Resolves when a later call on another connection is answered: the calls have arrived. */
    arrived: async () => {
      await (await fetch(`${url}/healthz`)).text()
    },
  }
}

const nuevo = (correo: string) => ({
  tipoProspecto: 'REF',
  nombres: 'María',
  apellidoPaterno: 'Fallas',
  apellidoMaterno: 'Soto',
  celular: '912345678',
  correo,
})

/** Writes prospects and records each reply. */
export function writer(url: string, { headers }: Session) {
  const acked: number[] = []
  const byStatus: Record<string, number> = {}
  let withoutRetryAfter = 0
  let tries = 0
  const waiting: { readonly at: number; readonly tell: () => void }[] = []

  async function once(): Promise<void> {
    const body = JSON.stringify(nuevo(`fallas${tries++}@example.cl`))
    const answer = await fetch(url + routes.ingresarProspecto.path, { method: 'POST', headers, body }).catch(() => null)
    const told = (await answer?.json().catch(() => null)) as { data?: { prospectoId?: number } } | null | undefined
    const status = answer?.status ?? 'sin respuesta'
    byStatus[status] = (byStatus[status] ?? 0) + 1
    if (status === 503 && !answer?.headers.get('retry-after')) withoutRetryAfter += 1
    if (status === 200 && told?.data?.prospectoId) acked.push(told.data.prospectoId)
    for (const one of waiting) if (acked.length >= one.at) one.tell()
  }

  return {
    once,
    many: async (times: number, atOnce = 1) => {
      let left = times
      const run = async () => {
        while (left-- > 0) await once()
      }
      await Promise.all(Array.from({ length: atOnce }, run))
    },
    /** Resolves after `count` more confirmed writes. */
    more: (count: number) =>
      new Promise<void>((tell) => {
        waiting.push({ at: acked.length + count, tell })
      }),
    told: () => ({ acked, byStatus, withoutRetryAfter }),
  }
}

/** Number of these prospects that can be read. */
export async function readable(url: string, { headers }: Session, ids: readonly number[]): Promise<number> {
  let found = 0
  for (const prospectoId of ids) {
    const body = JSON.stringify({ prospectoId })
    const answer = await fetch(url + routes.obtenerDatosProspecto.path, { method: 'POST', headers, body })
    await answer.text()
    if (answer.status === 200) found += 1
  }
  return found
}
