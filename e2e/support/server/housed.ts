import { fork } from 'node:child_process'
import { once } from 'node:events'
import { type Data, variablesOf } from './data.ts'

const house = new URL('./house.ts', import.meta.url).pathname

/** Ports of the shared processes of this run, one for two workers. */
const HOUSES = 'E2E_HOUSES'

/**
 * Starts a shared process for every two workers of a run, and publishes the ports; returns the function that ends them.
 */
export async function openHouses(workers: number): Promise<() => void> {
  const houses = Array.from({ length: Math.ceil(workers / 2) }, () =>
    fork(house, { stdio: ['ignore', 'ignore', 'inherit', 'ipc'] }),
  )
  const ports = await Promise.all(houses.map(async (one) => ((await once(one, 'message'))[0] as { casa: number }).casa))
  process.env[HOUSES] = ports.join(' ')
  return () => {
    for (const one of houses) one.kill()
  }
}

/** Port of this worker's shared process; none outside a run of journeys. */
const port = (): string | undefined =>
  process.env[HOUSES]?.split(' ')[Math.floor(Number(process.env.TEST_PARALLEL_INDEX ?? 0) / 2)]

async function ask(what: string, asked: object): Promise<Record<string, string>> {
  // A connection per request: a kept one might be closed just as it is reused
  const headers = { connection: 'close' }
  const body = JSON.stringify({ what, ...asked })
  const answer = await fetch(`http://127.0.0.1:${port()}`, { method: 'POST', headers, body })
  const text = await answer.text()
  if (!answer.ok) throw new Error(text)
  return JSON.parse(text)
}

/** Starts a server in this worker's shared process; the caller owns its data. */
export async function lodge(data: Data, env: Readonly<Record<string, string>> = {}) {
  const { id, url = '' } = await ask('start', { env: { ...variablesOf(data), ...env } })
  return {
    url,
    advance: async (ms: number) => void (await ask('advance', { id, ms })),
    stop: async () => void (await ask('stop', { id })),
  }
}
