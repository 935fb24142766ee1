import { randomBytes } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { root, startArguments, startSettings } from '../support/npm-start.ts'
import { type Cluster, isOk, until } from './cluster.ts'
import type { Addressing } from './deploy-files.ts'
import type { Own, Place } from './processes.ts'

export const servers = ['uno', 'dos'] as const
export type Server = (typeof servers)[number]

/** As in deploy/systemd/alerce.service, from another folder. */
const args = startArguments.map((one) => (one.startsWith('-') ? one : join(root, one)))

interface Line {
  readonly msg?: string
  readonly err?: { readonly message?: string; readonly stack?: string }
}

/** Defects in a log: replies with 500 and their reason. */
const defectsIn = (log: string): string[] =>
  log.split('\n').flatMap((line) => {
    if (!line.startsWith('{')) return line.startsWith('Error') || line.includes('Uncaught') ? [line] : []
    const { msg = '', err } = JSON.parse(line) as Line
    return msg.startsWith('fallo') && !err?.message?.startsWith('database ') ? [`${msg}: ${err?.stack ?? line}`] : []
  })

interface Needs {
  readonly place: Place
  readonly base: Addressing
  readonly cluster: Cluster
  readonly smtp: string
  readonly workers: number
}

/** Two servers of Alerce with the variables of docs/DESPLIEGUE.md, behind HAProxy. */
export function openServers({ place, base, cluster, smtp, workers }: Needs) {
  const running = new Map<Server, Own>()
  const DATA_KEY = randomBytes(32).toString('base64')
  const origin = `https://${base.at('haproxy', 443)}`
  const direct = (server: Server) => `http://${base.at(server, 3000)}`

  const envOf = (server: Server): Record<string, string> => ({
    NODE_ENV: 'production',
    HOST: base.ip(server),
    PORT: String(base.port(3000)),
    // On one machine every connection comes from the same address
    TRUST_PROXY: '127.0.0.1',
    PUBLIC_URL: origin,
    DATABASE_URL: cluster.poolUrl(server),
    DATABASE_LISTEN_URL: cluster.poolUrl(server, 'alerce_avisos'),
    DATABASE_PREPARED: 'no',
    DRAIN_SECONDS: '6',
    WORKERS: String(workers),
    DB_POOL: '10',
    DATA_DIR: join(place.folder, server),
    DATA_KEY,
    DEMO: 'on',
    SMTP_URL: smtp,
    MAIL_FROM: 'Alerce <panel@isapre.example>',
    LOG_LEVEL: 'info',
    LOGIN_ATTEMPTS_PER_MINUTE: '100000',
    REQUESTS_PER_MINUTE: '1000000',
  })

  const isReady = (server: Server): Promise<boolean> => isOk(`${direct(server)}/readyz`, 5000)

  /** HAProxy sends calls to this server. */
  async function isUp(server: Server): Promise<boolean> {
    const answer = await fetch(`http://${base.at('haproxy', 8404)}/;csv`, { signal: AbortSignal.timeout(2000) })
    const rows = (await answer.text()).split('\n').map((row) => row.split(','))
    const at = rows[0]?.indexOf('status') ?? 0
    return rows.some((row) => row[0] === 'alerce' && row[1] === server && row[at] === 'UP')
  }

  async function start(server: Server): Promise<void> {
    const own = place.start({
      command: process.execPath,
      args,
      log: `${server}.log`,
      env: { ...startSettings, ...envOf(server) },
    })
    running.set(server, own)
    const ready = async () => {
      if (!own.isAlive()) throw new Error(`${server} no parte`)
      return (await isReady(server)) && (await isUp(server))
    }
    await until(`el servidor ${server}`, ready)
  }

  const logOf = (server: Server): string => readFileSync(join(place.folder, `${server}.log`), 'utf8')

  return {
    origin,
    direct,
    start,
    isReady,
    isUp,
    end: async (server: Server, signal: NodeJS.Signals) => await running.get(server)?.end(signal),
    defects: () => servers.flatMap((server) => defectsIn(logOf(server))),
  }
}

export type Servers = ReturnType<typeof openServers>
