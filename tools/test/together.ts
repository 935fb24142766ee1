import { type Count, execute } from './execute.ts'
import type { Step } from './steps.ts'

/**
 * One more than the cores of the smallest machine: each step waits a sixth of its time, for timers or other processes.
 */
const atOnce = 3

export async function together(steps: readonly Step[], env: NodeJS.ProcessEnv): Promise<Count[]> {
  const waiting = [...steps]
  const counts: Count[] = []
  async function worker(): Promise<void> {
    for (let step = waiting.shift(); step; step = waiting.shift()) counts.push(await execute(step, env))
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  return counts
}

/** Ends the process with the failures of a run and its closing line. */
export function close(counts: readonly Count[], began: number): never {
  const sum = (of: 'passed' | 'failed'): number => counts.reduce((total, count) => total + count[of], 0)
  for (const failure of counts.flatMap(({ failures }) => failures)) console.log(`  ${failure}`)
  console.log(`in ${Math.round((performance.now() - began) / 1000)} s`)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
  // Explicit exit: exit hooks of libraries could set another code
  process.exit(sum('failed') === 0 ? 0 : 1)
}
