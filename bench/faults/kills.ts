import { setTimeout as pass } from 'node:timers/promises'
import { azar } from '../../apps/server/src/testing/muestras.ts'
import { procesadorDe } from '../support/procesador.ts'
import { type Launched, launch } from './process.ts'
import { openSelling, type Place } from './selling.ts'

/** Longest service between two kills, milliseconds. */
const SERVICE_MS = 1200
/** After a kill, one in so many hits the next server while it starts. */
const ONE_IN_STARTS = 2
/** Until a start was measured, milliseconds. */
const TYPICAL_MS = 3000
/** Kills between two looks for halves of writes where the engine has to be opened for it. */
const EMBEDDED_LOOK = 25

/** Kills between two lines of progress. */
const TOLD_EACH = 20

interface Running {
  readonly server: Launched
  readonly url: string
}

const share = (values: readonly number[], part: number) =>
  values.toSorted((a, b) => a - b)[Math.floor((values.length - 1) * part)] ?? 0
const figures = (values: readonly number[]) => [0.5, 0.95, 1].map((part) => share(values, part).toFixed(1)).join(' / ')

interface Kills {
  readonly kills: number
  /** Ends before all kills after so many minutes. */
  readonly minutes: number
}

/** Kills the server at any instant, many times, while persons sell; then counts what the database and the mail hold. */
export async function killed(place: Place, { kills, minutes }: Kills, must: (holds: boolean, what: string) => void) {
  const selling = await openSelling(place)
  const dice = azar(45)
  const [wall, cpu] = [[] as number[], [] as number[]]
  let env: Record<string, string> = { ...place.env, ...selling.env }
  let inStart = 0

  async function serve(): Promise<Running> {
    const began = performance.now()
    const server = launch(env)
    const url = await server.listening
    if (url === null) throw new Error('the server ended before it was ready')
    wall.push((performance.now() - began) / 1000)
    cpu.push(procesadorDe(server.pid) / 1000)
    selling.door.open(url)
    return { server, url }
  }
  async function kill(server: Launched): Promise<void> {
    server.kill('SIGKILL')
    await server.exit
  }

  let running = await serve()
  // The first start filled the demo
  wall.length = cpu.length = 0
  await selling.begin()
  env = { ...env, PORT: new URL(running.url).port }
  const each = place.env.DATABASE_URL ? 1 : EMBEDDED_LOOK
  let count = 0
  for (const end = performance.now() + minutes * 60_000; count < kills && performance.now() < end; ) {
    await pass(dice(SERVICE_MS))
    selling.door.close()
    await kill(running.server)
    const before = count
    count += 1
    if (count % each === 0) await selling.lookForHalves()
    while (count < kills && dice(ONE_IN_STARTS) === 0) {
      const server = launch(env)
      await pass(dice(Math.ceil(share(wall, 0.5) * 1000 || TYPICAL_MS)))
      await kill(server)
      inStart += 1
      count += 1
    }
    running = await serve()
    if (Math.floor(count / TOLD_EACH) > Math.floor(before / TOLD_EACH))
      console.log(`  ${place.name}: ${count} kills, ${selling.done.length} sales`)
  }
  await selling.finish()
  running.server.kill('SIGTERM')
  await running.server.exit
  const { summary, holds } = await selling.count()
  console.log(`${place.name}, kill -9 ${count} times, ${inStart} of them while it started: ${summary}`)
  console.log(
    `${place.name}, from the start to service, middle / 95 % / longest: ${figures(wall)} s, ` +
      `processor ${figures(cpu)} s (${wall.length} starts)`,
  )
  must(holds && selling.told.logins === 0, `kill -9 ${place.name}`)
}
