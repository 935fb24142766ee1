import { type Count, execute } from './execute.ts'
import { findPostgres } from './postgres.ts'
import { guards, journeys, journeysOfData, type Step, vitest, webBuild } from './steps.ts'

/** Guards use one core each; two at a time. */
const atOnce = 2

async function together(steps: readonly Step[], env: NodeJS.ProcessEnv): Promise<Count[]> {
  const waiting = [...steps]
  const counts: Count[] = []
  async function worker(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) counts.push(await execute(step, env))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return counts
}

async function oneByOne(steps: readonly Step[], env: NodeJS.ProcessEnv): Promise<Count[]> {
  const counts: Count[] = []
  for (const step of steps) counts.push(await execute(step, env))
  return counts
}

async function everything(): Promise<Count[]> {
  const { TEST_DATABASE_URL: _, ...env } = process.env
  return [
    ...(await together(guards, env)),
    ...(await oneByOne([vitest('unit', 'web'), vitest('server'), webBuild, journeys], env)),
  ]
}

async function onPostgres(): Promise<Count[]> {
  const postgres = await findPostgres().catch((error: unknown) => console.error(error))
  if (!postgres) {
    console.error('\n*** NOTHING WAS TESTED ON POSTGRESQL: none answers and none could be started here. ***')
    console.error(
      '*** Name one with TEST_DATABASE_URL, or check out where every user may read (no 0700 folder above). ***\n',
    )
    return []
  }
  console.log(`PostgreSQL: ${postgres.from}`)
  try {
    const env = { ...process.env, TEST_DATABASE_URL: postgres.url }
    return await oneByOne([vitest('server'), webBuild, journeysOfData], env)
  } finally {
    await postgres.stop()
  }
}

const counts = process.argv[2] === 'postgres' ? await onPostgres() : await everything()
const sum = (of: keyof Count): number => counts.reduce((total, count) => total + count[of], 0)
console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
// said outright: a library's exit hook may not answer in our place
process.exit(sum('failed') === 0 ? 0 : 1)
