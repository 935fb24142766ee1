import { rmSync } from 'node:fs'
import { availableParallelism } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root } from '../checks/tree.ts'
import { choose } from './choose.ts'
import { type Engine, embedded, postgres, whatIsThere } from './engine.ts'
import { filesOf, ofTheEngine } from './engines.ts'
import type { Count } from './execute.ts'
import { liveInMemory } from './memory.ts'
import { guards, journeys, part, projectOf, type Step, said, testFiles, tests, webBuild } from './steps.ts'
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

/** Workers of one lane: half of the processors. */
const half = `--maxWorkers=${Math.max(1, Math.floor(availableParallelism() / 2))}`

/** Groups of steps, one after the other; the steps of a group run in parallel. */
function plan(): readonly (readonly Step[])[] {
  if (words.length > 0) return stepsFor(files).map((step) => [step])
  if (on) return [[tests('server', ...filesOf(ofTheEngine))]]
  // Three lanes: two halves of the server tests, the longest; and all others, the quickest to fail first. Journeys
  // start shortly before the halves end, so that no core is idle: in parallel both are slower
  const halves = [part('server', 1, 2, half), part('server', 2, 2, half)]
  rmSync(join(root, '.data/said.txt'), { force: true })
  return [[...halves, ...guards, webBuild, tests('unit', half), tests('web'), journeys()], [said]]
}

process.once('exit', liveInMemory())
const engine = await findEngine()
if (!engine) close([], began)
try {
  const counts: Count[] = []
  for (const steps of plan()) counts.push(...(await together(steps, engine.env)))
  await engine.stop()
  close(counts, began)
} catch (error) {
  await engine.stop()
  throw error
}
