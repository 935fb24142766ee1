import { AsyncLocalStorage } from 'node:async_hooks'
import { appendFileSync, mkdirSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { cartas } from '@alerce/contract/catalogos/base/cartas'
import { notificaciones } from '@alerce/contract/catalogos/base/notificaciones'

const root = new URL('../../../../../', import.meta.url).pathname

/** File with the kinds of notices and letters sent in a test run; tools/checks/said.ts reads it. */
const file = join(root, '.data/said.txt')

const listening = new AsyncLocalStorage<Set<string>>()

/** Kinds said by a part of the product that a test calls directly. */
const saidDirectly = new Set<string>()

/** Records a kind whenever its text is composed during an operation or a job. */
function noting(what: 'notice' | 'letter', catalogue: object, part: 'texto' | 'asunto'): void {
  for (const [kind, value] of Object.entries(catalogue)) {
    const compose = value[part]
    value[part] = (...datos: string[]) => {
      const said = listening.getStore() ?? saidDirectly
      said.add(`${what} ${kind}`)
      return compose(...datos)
    }
  }
}
noting('notice', notificaciones, 'texto')
noting('letter', cartas, 'asunto')

/** Runs some work; `said` receives the kinds that it sends. */
export const listenTo = <T>(said: Set<string>, work: () => Promise<T>): Promise<T> => listening.run(said, work)

export function keepSaid(said: ReadonlySet<string>): void {
  const kinds = [...said, ...saidDirectly]
  if (kinds.length === 0) return
  mkdirSync(dirname(file), { recursive: true })
  appendFileSync(file, `${kinds.join('\n')}\n`)
}
