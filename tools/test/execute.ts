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
  /** Passed only when it was tried again: a defect to look for, and no reason to turn the whole back. */
  readonly again: number
  /** Each failure in a few lines, told once more where the end of a long output is all that is kept. */
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

/** Lines of a step's end that tell why it failed, where no report does. */
const LAST_LINES = 12

/** A step that ended badly has failed at least once, whatever its report says; one without tests has failed too. */
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

/** Runs one step and prints one line for it; the whole output only where something failed, be it the first time. */
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
