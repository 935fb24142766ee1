import { availableParallelism } from 'node:os'
import { parseArgs } from 'node:util'
import { choose } from './choose.ts'
import { type Engine, embedded, postgres, whatIsThere } from './engine.ts'
import { filesOf, journeysOfTheEngine, ofTheEngine } from './engines.ts'
import { liveInMemory } from './memory.ts'
import { guards, journeys, part, projectOf, type Step, testFiles, tests, webBuild } from './steps.ts'
import { close, oneByOne, together } from './together.ts'

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

/** What one lane takes. */
const half = `--maxWorkers=${Math.max(1, Math.floor(availableParallelism() / 2))}`

/** Steps that go beside each other; after them the journeys, which need every core. */
function plan(): readonly [beside: readonly Step[], after: readonly Step[]] {
  if (words.length > 0) return [[], stepsFor(files)]
  if (on) return [[], stepsFor([...filesOf(ofTheEngine), ...filesOf(journeysOfTheEngine)])]
  // three lanes of a length: two halves of the longest, and all else, of which what tells the soonest comes first
  const beside = [
    part('server', 1, 2, half),
    part('server', 2, 2, half),
    ...guards,
    webBuild,
    tests('unit', half),
    tests('web', half),
  ]
  return [beside, [journeys()]]
}

process.once('exit', liveInMemory())
const engine = await findEngine()
if (!engine) close([], began)
try {
  const [beside, after] = plan()
  const counts = [...(await together(beside, engine.env)), ...(await oneByOne(after, engine.env))]
  await engine.stop()
  close(counts, began)
} catch (error) {
  await engine.stop()
  throw error
}
