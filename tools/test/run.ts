import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { choose } from './choose.ts'
import { type Engine, embedded, postgres, whatIsThere } from './engine.ts'
import { filesOf, journeysOfTheEngine, ofTheEngine } from './engines.ts'
import type { Count } from './execute.ts'
import { liveInMemory } from './memory.ts'
import { guards, journeys, part, projectOf, type Step, testFiles, tests, webBuild } from './steps.ts'
import { close, together } from './together.ts'

const began = performance.now()

function refuse(problem: string): never {
  console.error(problem)
  console.error('npm test                      all of it')
  console.error('npm test -- <path or word> …  the tests with one of these in their path')
  process.exit(2)
}

function argumentsOf(): { on?: string; words: string[] } {
  try {
    const { values, positionals } = parseArgs({ allowPositionals: true, options: { on: { type: 'string' } } })
    return { ...values, words: positionals }
  } catch (error) {
    return refuse(error instanceof Error ? error.message : String(error))
  }
}

const { on, words } = argumentsOf()
const { files, unknown } = choose(words, testFiles())
if (on !== undefined && on !== 'postgres' && on !== 'embedded') refuse(`No engine is called «${on}».`)
if (unknown.length > 0) refuse(`No test has this in its path: ${unknown.join(', ')}`)

async function findEngine(): Promise<Engine | undefined> {
  if (on === 'embedded') return embedded
  if (on === 'postgres') return await postgres()
  return words.length > 0 ? await whatIsThere() : ((await postgres()) ?? embedded)
}

function stepsFor(chosen: readonly string[]): Step[] {
  const of = Map.groupBy(chosen, projectOf)
  const seen = of.get('journeys')
  return [
    ...(['unit', 'web', 'server'] as const).flatMap((project) => {
      const some = of.get(project)
      return some ? [tests(project, ...some)] : []
    }),
    ...(seen ? [webBuild, journeys(...seen)] : []),
  ]
}

/** Half of the cores for each lane, and one lane more: each waits now and then, for what takes its time or ends. */
const half = `--maxWorkers=${Math.max(1, Math.floor(availableParallelism() / 2))}`
const lanes = 3

/** Steps that go beside each other. */
interface Stage {
  readonly steps: readonly Step[]
  readonly atOnce: number
}

const alone = (step: Step): Stage => ({ steps: [step], atOnce: 1 })

/** Stages that go one after the other. */
function plan(): readonly Stage[] {
  if (words.length > 0) return stepsFor(files).map(alone)
  if (on) {
    const chosen = [...filesOf(ofTheEngine), ...filesOf(journeysOfTheEngine)]
    return [alone(webBuild), { steps: stepsFor(chosen).filter((step) => step !== webBuild), atOnce: 2 }]
  }
  const server = [1, 2, 3, 4, 5].map((which) => part('server', which, 5, half))
  // what tells the soonest, then the longest, then the short ones, so that all lanes end together
  const soonest = [...guards.slice(0, 2), webBuild]
  const long = [tests('web', half), ...server]
  const short = [tests('unit', half), ...guards.slice(2)]
  const beside = [...soonest, ...long, ...short]
  // the journeys need every core
  return [{ steps: beside, atOnce: lanes }, alone(journeys())]
}

process.once('exit', liveInMemory())
const engine = await findEngine()
if (!engine) close([], began)
try {
  const counts: Count[] = []
  for (const { steps, atOnce } of plan()) counts.push(...(await together(steps, engine.env, atOnce)))
  await engine.stop()
  close(counts, began)
} catch (error) {
  await engine.stop()
  throw error
}
