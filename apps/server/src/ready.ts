import type { Env } from './config/env.ts'
import { problemasDelEntorno } from './config/secrets.ts'
import { OperatorFailure } from './operator-failure.ts'
import { ensureFree } from './platform/port.ts'

/** Whether the environment may stand. Throws OperatorFailure. */
export function ensureSafe(env: Env): void {
  const problems = problemasDelEntorno(env)
  if (problems.length > 0) throw new OperatorFailure(problems.join('\n'))
}

/** Whether a server may start in it, as far as can be said before its database is opened. Throws OperatorFailure. */
export async function ensureReady(env: Env): Promise<void> {
  ensureSafe(env)
  await ensureFree(env)
}
