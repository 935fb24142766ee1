import type { Input, Operation, Reply } from '@alerce/contract/operation'
import type { Composed } from './composition.ts'
import { type Env, readEnv } from './config/env.ts'
import type { ActorSistema } from './core/actor.ts'
import { Refusal } from './core/refusal.ts'
import { parsePayload } from './gateway/body/parse.ts'
import { OperatorFailure } from './operator-failure.ts'
import { systemClock } from './platform/clock.ts'
import { DataDirInUse } from './platform/data-dir.ts'
import { MAXIMO } from './semilla/escala/repository-lote.ts'
import { type Avance, sembrarAEscala } from './semilla/escala/sembrar-a-escala.ts'
import { open } from './start.ts'

/** Calls an operation of the core as the operator of this machine. Throws Refusal. */
export type OperatorCall = <O extends Operation>(operation: O, payload: unknown) => Promise<Reply<O>>

function inWords(error: unknown): OperatorFailure | null {
  if (error instanceof DataDirInUse)
    return new OperatorFailure(`${error.message}\nMientras el servidor corre, esto mismo se hace en /consola.`)
  if (!(error instanceof Refusal)) return null
  const fields = error.errores.map(({ campo, mensaje }) => `  ${campo}: ${mensaje}`)
  return new OperatorFailure([error.texto, ...fields].join('\n'))
}

/** Opens the database of the environment for a command, and closes it again. */
async function onDatabase<T>(env: Env, act: (composed: Composed) => Promise<T>): Promise<T> {
  try {
    const { composed, close } = await open({ ...env, LOG_LEVEL: 'warn' }, systemClock)
    try {
      return await act(composed)
    } finally {
      await close()
    }
  } catch (error) {
    throw inWords(error) ?? error
  }
}

/** Lets a command call the core under its own name. */
export async function asOperator<T>(mando: string, act: (call: OperatorCall) => Promise<T>): Promise<T> {
  const actor: ActorSistema = { kind: 'sistema', mando }
  const origin = { ip: 'local', agente: `alerce ${mando}`, peticionId: mando }
  return await onDatabase(readEnv(), async ({ jobs, core }) => {
    await jobs.prepare()
    return await act(async (operation, payload) => {
      const input = parsePayload(operation, payload) as Input<typeof operation>
      return (await core.call({ operation, payload: input, actor, origin })) as Reply<typeof operation>
    })
  })
}

/** Fills the demo with prospects for measuring; answers how many were added. */
export async function fillDemo(
  total: number,
  avanzar: (avance: Avance) => void,
  env: Env = readEnv(),
): Promise<number> {
  if (!env.DEMO) throw new OperatorFailure('Los datos de medida son ficticios: con DEMO=off no se cargan.')
  if (!(Number.isInteger(total) && total > 0 && total <= MAXIMO))
    throw new OperatorFailure(`Indique cuántos prospectos, de 1 a ${MAXIMO.toLocaleString('es-CL')}.`)
  const added = await onDatabase(env, ({ db }) => sembrarAEscala(db, systemClock, total, avanzar))
  if (added === null) throw new OperatorFailure('Esta base no es la de la demostración: no se agrega nada.')
  return added
}
