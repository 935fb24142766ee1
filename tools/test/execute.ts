import { spawn } from 'node:child_process'
import { mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import { root } from '../checks/tree.ts'
import { compiled } from '../compiled.ts'
import { failedTestsIn, failuresIn } from './failures.ts'
import type { Step } from './steps.ts'

export interface Count {
  readonly passed: number
  readonly failed: number
  /** Passed on a second attempt: a defect to investigate, without failing the run. */
  readonly again: number
  /** Each failure in a few lines, repeated at the end of a long output. */
  readonly failures: readonly string[]
}

interface Ended {
  readonly code: number | null
  readonly output: string
}

function spawned(step: Step, env: NodeJS.ProcessEnv): Promise<Ended> {
  return new Promise((resolve) => {
    const child = spawn(process.execPath, step.command, {
      cwd: root,
      env: { NODE_COMPILE_CACHE: compiled, ...env },
      stdio: ['ignore', 'pipe', 'pipe'],
    })
    const chunks: Buffer[] = []
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk: Buffer) => chunks.push(chunk))
    child.once('error', (error) => resolve({ code: 1, output: error.message }))
    child.once('close', (code) => resolve({ code, output: Buffer.concat(chunks).toString() }))
  })
}

function toldBy({ file, of }: NonNullable<Step['counts']>): Count {
  const read = JSON.parse(readFileSync(join(root, file), 'utf8'))
  if (of === 'vitest') {
    return { passed: read.numPassedTests, failed: read.numFailedTests, again: 0, failures: failedTestsIn(read) }
  }
  const { expected, unexpected, flaky } = read.stats
  return { passed: expected + flaky, failed: unexpected, again: flaky, failures: failuresIn(read) }
}

/** Last lines of a failed step, shown if it has no report. */
const LAST_LINES = 12

/** Counts of a step: a bad exit is at least one failure, whatever its report; so is a step without tests. */
function judge(step: Step, { code, output }: Ended): Count {
  const end = output.trimEnd().split('\n').slice(-LAST_LINES).join('\n    ')
  const bad = { passed: 0, failed: 1, again: 0, failures: [`«${step.name}» ended with ${code}\n    ${end}`] }
  if (!step.counts) return code === 0 ? { passed: 1, failed: 0, again: 0, failures: [] } : bad
  try {
    const told = toldBy(step.counts)
    const ran = told.passed > 0 || step.mayBeEmpty
    if (code === 0 && ran) return told
    return { ...told, failed: Math.max(told.failed, 1), failures: told.failed > 0 ? told.failures : bad.failures }
  } catch {
    return bad
  }
}

/** Runs one step and prints one line; its whole output only if something failed, even once. */
export async function execute(step: Step, env: NodeJS.ProcessEnv): Promise<Count> {
  const began = performance.now()
  if (step.counts) {
    rmSync(join(root, step.counts.file), { force: true })
    mkdirSync(join(root, '.data'), { recursive: true })
  }
  const ended = await spawned(step, env)
  const count = judge(step, ended)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const retried = count.again > 0 ? `, ${count.again} at the second try` : ''
  const figures = step.counts ? ` · ${count.passed} passed${retried}, ${count.failed} failed` : ''
  if (count.failed > 0 || count.again > 0) console.log(`\n${ended.output.trimEnd()}\n`)
  console.log(`${count.failed > 0 ? 'FAIL' : 'ok  '} ${step.name} (${seconds} s)${figures}`)
  return count
}
