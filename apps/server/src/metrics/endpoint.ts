import { once } from 'node:events'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { Log } from '../platform/log.ts'
import type { Facts } from './facts.ts'
import type { Metrics } from './registry.ts'

interface Needs {
  readonly metrics: Metrics
  readonly facts: () => Promise<Facts>
  readonly log: Log
  readonly host: string
  readonly port: number
}

export interface Endpoint {
  readonly address: string
  close(): Promise<void>
}

/** Address of an endpoint; IPv6 in brackets. */
export const addressOf = (host: string, port: number): string =>
  `http://${host.includes(':') ? `[${host}]` : host}:${port}`

/** Port of its own for /metrics, and for /estado, which `npm run alerce -- estado` reads. No session: keep it private. */
export async function listenMetrics({ metrics, facts, log, host, port }: Needs): Promise<Endpoint> {
  async function answer({ url, method }: IncomingMessage, reply: ServerResponse): Promise<void> {
    const isRead = method === 'GET' || method === 'HEAD'
    if (isRead && url === '/metrics') {
      const text = await metrics.print(await facts())
      reply.writeHead(200, { 'content-type': metrics.contentType }).end(text)
    } else if (isRead && url === '/estado') {
      const text = JSON.stringify(await facts())
      reply.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(text)
    } else reply.writeHead(404).end()
  }

  const server = createServer((request, reply) => {
    answer(request, reply).catch((error: unknown) => {
      log.error({ err: error }, 'medidas')
      if (!reply.headersSent) reply.writeHead(500)
      reply.end()
    })
  })
  server.listen(port, host)
  await once(server, 'listening')
  const { port: open } = server.address() as AddressInfo
  return {
    address: addressOf(host, open),
    async close() {
      server.close()
      server.closeAllConnections()
      await once(server, 'close')
    },
  }
}
