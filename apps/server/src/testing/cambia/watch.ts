import { AsyncLocalStorage } from 'node:async_hooks'
import type { PoolClient, QueryConfig, QueryResult } from 'pg'
import type { Composed } from '../../composition.ts'
import { Refusal } from '../../core/refusal.ts'
import type { Connection } from '../../platform/db/pool.ts'
import { Doings, type Worker } from './doings.ts'
import { listenTo } from './said.ts'

const doing = new AsyncLocalStorage<Doings>()

/** Runs a change by the test itself during an operation, without counting it as the operation's. */
export const bySomebodyElse = <T>(work: () => Promise<T>): Promise<T> => doing.exit(work)

type Query = (asked: string | QueryConfig, values?: unknown) => unknown

/** Records the statements of a connection, for the worker that sends them. */
function noting(client: PoolClient): void {
  const query = client.query.bind(client) as Query
  const noted: Query = (...asked) => {
    const answer = query(...asked)
    const done = doing.getStore()
    if (!done || !(answer instanceof Promise)) return answer
    const [first, second] = asked
    const { text, values } = typeof first === 'string' ? { text: first, values: second } : first
    return answer.then((result: QueryResult) => {
      done.note(text, Array.isArray(values) ? values : [], result.rowCount)
      return result
    })
  }
  client.query = noted as never
}

/**
 * Checks that each operation and job publishes the tables it writes (asuntos-de-tabla.ts), and that reads with an empty
 * `lee` read nothing that changes. `silent` returns the writes without publication, a line each, once; `said`: the
 * kinds of notices and letters.
 */
export function watch({ pool }: Connection, { core, handlers, rondas }: Composed) {
  const known = new WeakSet<object>()
  pool.on('acquire', (client) => {
    if (!known.has(client)) noting(client)
    known.add(client)
  })
  const silent = new Set<string>()
  const said = new Set<string>()

  async function watched<T>(worker: Worker, work: () => Promise<T>): Promise<T> {
    const done = new Doings()
    const judge = () => {
      for (const line of [...done.silentOf(worker), ...done.hiddenOf(worker)]) silent.add(line)
    }
    try {
      const answer = await doing.run(done, () => listenTo(said, work))
      judge()
      return answer
    } catch (error) {
      // A refusal rolls back, unless it has `queda`
      if (error instanceof Refusal && error.queda) judge()
      throw error
    }
  }

  const { call } = core
  core.call = (one) => watched(one.operation, () => call(one))
  const alone = (name: string): Worker => ({ name, cambia: null })
  const jobs: Record<string, (payload: never) => Promise<unknown>> = handlers
  for (const [name, handler] of Object.entries(jobs))
    jobs[name] = (payload) => watched(alone(`the job ${name}`), () => handler(payload))
  const rounds: Record<string, object> = rondas
  for (const [name, round] of Object.entries(rondas))
    rounds[name] = { ...round, run: () => watched(alone(`the round ${name}`), round.run) }
  const takeSilent = () => {
    const lines = [...silent]
    silent.clear()
    return lines
  }
  return { silent: takeSilent, said }
}

/** Throws if a write changed data of screens without publishing it. */
export function ensureSaid(silent: readonly string[]): void {
  if (silent.length === 0) return
  throw new Error(
    `Say what is changed or read, in its declaration or by publish (testing/cambia):\n  ${silent.join('\n  ')}`,
  )
}
