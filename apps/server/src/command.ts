import type { Input, Operation, Reply } from '@alerce/contract/operation'
import { CommandFailure } from './command-failure.ts'
import { readEnv } from './config/env.ts'
import type { Sistema } from './core/actor.ts'
import { Refusal } from './core/refusal.ts'
import { parsePayload } from './gateway/parse.ts'
import { systemClock } from './platform/clock.ts'
import { DataDirInUse } from './platform/data-dir.ts'
import { open } from './start.ts'

/** Calls an operation of the core as the operator of this machine. Throws Refusal. */
export type OperatorCall = <O extends Operation>(operation: O, payload: unknown) => Promise<Reply<O>>

function inWords(error: unknown): CommandFailure | null {
  if (error instanceof DataDirInUse)
    return new CommandFailure(`${error.message}\nMientras el servidor corre, esto mismo se hace en /consola.`)
  if (!(error instanceof Refusal)) return null
  const fields = error.errores.map(({ campo, mensaje }) => `  ${campo}: ${mensaje}`)
  return new CommandFailure([error.texto, ...fields].join('\n'))
}

/** Opens the database of the environment, lets a command call the core under its own name, and closes it again. */
export async function asOperator<T>(mando: string, act: (call: OperatorCall) => Promise<T>): Promise<T> {
  const actor: Sistema = { kind: 'sistema', mando }
  const origin = { ip: 'local', agente: `alerce ${mando}`, peticionId: mando }
  try {
    const { composed, close } = await open({ ...readEnv(), LOG_LEVEL: 'warn' }, systemClock)
    try {
      await composed.jobs.prepare()
      return await act(async (operation, payload) => {
        const input = parsePayload(operation, payload) as Input<typeof operation>
        return (await composed.core.call({ operation, payload: input, actor, origin })) as Reply<typeof operation>
      })
    } finally {
      await close()
    }
  } catch (error) {
    throw inWords(error) ?? error
  }
}
