import { randomUUID } from 'node:crypto'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'
import { readEnv } from '../../../apps/server/src/config/env.ts'
import { openDatabase } from '../../../apps/server/src/open-database.ts'
import { startServer } from '../../../apps/server/src/start.ts'
import { clockOfRun } from './clock.ts'

// A process that runs several servers of journeys, each with its own data: loading the product costs a process four
// times as much as a server. Its messages are defined in housed.ts.

interface Lodger {
  advance(ms: number): void
  stop(why: string): Promise<void>
}

const lodgers = new Map<string, Lodger>()

function lodgerOf(id: unknown): Lodger {
  const lodger = lodgers.get(String(id))
  if (!lodger) throw new Error(`no server ${id}`)
  return lodger
}

const doings: Readonly<Record<string, (asked: Record<string, unknown>) => Promise<object>>> = {
  async start({ env }) {
    const variables = { ...process.env, ...(env as Record<string, string>) }
    const { clock, advance } = clockOfRun()
    const { address, stop } = await startServer(await openDatabase(readEnv(variables)), clock, variables.E2E_WEB)
    const id = randomUUID()
    lodgers.set(id, { advance, stop })
    return { id, url: address }
  },
  async advance({ id, ms }) {
    lodgerOf(id).advance(Number(ms))
    return {}
  },
  async stop({ id }) {
    await lodgerOf(id).stop('SIGTERM')
    lodgers.delete(String(id))
    return {}
  },
}

const house = createServer(async (request, response) => {
  try {
    const { what, ...asked } = (await json(request)) as Record<string, unknown>
    response.end(JSON.stringify(await doings[String(what)]?.(asked)))
  } catch (error) {
    response.statusCode = 500
    response.end(error instanceof Error ? error.stack : String(error))
  }
})
house.listen(0, '127.0.0.1', () => process.send?.({ casa: (house.address() as AddressInfo).port }))
// The run has ended: so must its servers
process.on('disconnect', () => process.exit(0))
