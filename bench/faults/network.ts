import { setTimeout as pass } from 'node:timers/promises'
import { startWith } from './process.ts'
import { type Network, openNetwork } from './proxy.ts'
import { openSelling, type Place } from './selling.ts'

/** Longest wait for the first write after the network is back, milliseconds. */
const BACK_MS = 180_000
const CUTS = 20

/**
 * Cuts, swallows and delays the network between server and PostgreSQL while persons sell: nothing confirmed may be
 * missing, no reply may be 500, and service has to come back by itself.
 */
export async function cutOff(place: Place & { readonly url: string }, must: (holds: boolean, what: string) => void) {
  const far = new URL(place.url)
  const network = await openNetwork(far.hostname, Number(far.port || 5432))
  const near = new URL(place.url)
  near.port = String(network.port)
  near.hostname = '127.0.0.1'
  const selling = await openSelling(place)
  const server = await startWith({ ...place.env, ...selling.env, DATABASE_URL: near.href })
  selling.door.open(server.url)
  await selling.begin()
  const { told } = selling
  let isBack = true

  /** Seconds until the next confirmed write. */
  async function untilWritten(): Promise<string> {
    const [before, began] = [told.acked, performance.now()]
    while (told.acked === before && performance.now() - began < BACK_MS) await pass(50)
    isBack &&= told.acked > before
    return ((performance.now() - began) / 1000).toFixed(1)
  }
  async function delayed(ms: number, seconds: number): Promise<void> {
    const before = told.acked
    network.delay(ms)
    await pass(seconds * 1000)
    network.delay(0)
    const written = told.acked - before
    console.log(
      `  network delayed ${ms} ms each way for ${seconds} s: ${written} writes; then ${await untilWritten()} s`,
    )
  }
  async function swallowed(seconds: number): Promise<void> {
    network.swallow()
    await pass(seconds * 1000)
    const { status } = await fetch(`${server.url}/readyz`)
    network.heal()
    console.log(
      `  network silent for ${seconds} s (/readyz ${status}), its connections for good: back in ${await untilWritten()} s`,
    )
    must(status === 503, 'network: /readyz')
  }

  await resetTimes(network, untilWritten)
  await swallowed(20)
  await delayed(200, 20)
  await delayed(2000, 40)
  await selling.finish()
  server.kill('SIGTERM')
  await server.exit
  await network.close()
  const { summary, holds } = await selling.count()
  console.log(`PostgreSQL, network cut ${CUTS} times, silent and delayed: ${summary}; ${JSON.stringify(told.byStatus)}`)
  must(holds && isBack, 'network')
}

async function resetTimes(network: Network, untilWritten: () => Promise<string>): Promise<void> {
  const waits: string[] = []
  for (let cut = 0; cut < CUTS; cut++) {
    network.reset()
    waits.push(await untilWritten())
    await pass(100)
  }
  console.log(`  network cut (RST) ${CUTS} times: written again after ${waits.join(', ')} s`)
}
