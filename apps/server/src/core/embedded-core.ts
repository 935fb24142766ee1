import { common } from '@alerce/contract/messages/common'
import { sinLoLeido } from '@alerce/contract/shapes/base/leido'
import { avisando } from '../avisos/avisando.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { repeatTransaction } from '../platform/db/stale-plan.ts'
import { claveDeActor } from './actor.ts'
import { recordandoElActo } from './base/deshacer/remember-acto.ts'
import {
  findRespuesta,
  huellaDe,
  type RespuestaRecordada,
  release,
  remember,
  reserve,
} from './base/idempotencia/repository.ts'
import type { Call, Core } from './core.ts'
import { type Listener, withListeners } from './listener.ts'
import { atOneMoment, atOneStatement } from './moment.ts'
import { enNombreDe } from './pdf-services.ts'
import { type OutcomeOfLook, pasoDe, recordSalud } from './record-salud.ts'
import { ensure, Refusal } from './refusal.ts'
import type { Context, Services, UseCase } from './use-case.ts'

/** Refusal that keeps its writes: the transaction commits; any other error rolls it back. */
function keptRefusal(error: unknown): Refusal {
  if (error instanceof Refusal && error.queda) return error
  throw error
}

/** A record of another user is answered like one that does not exist. */
const isOthers = (error: unknown): boolean => error instanceof Refusal && [403, 404].includes(error.definition.status)

/** Core inside this process: runs use cases on the database, each write in one transaction. */
export function createEmbeddedCore(
  db: Db,
  clock: Clock,
  services: Services,
  { useCases, listeners }: { readonly useCases: readonly UseCase[]; readonly listeners: readonly Listener[] },
): Core {
  const byName = new Map(useCases.map((u) => [u.operation.name, u]))

  function useCaseOf({ operation }: Call): UseCase {
    const found = byName.get(operation.name)
    if (!found) throw new Error(`sin caso de uso: ${operation.name}`)
    return found
  }

  function contextOf(
    call: Call,
    tx: Db,
    leaveRegistro: Context['leaveRegistro'] = (runWrite) => runWrite(tx),
  ): Context {
    const now = { ahora: clock.ahora(), hoy: clock.hoy() }
    const parts = { ...enNombreDe(services, call), ...now, tx, leaveRegistro, actor: call.actor, origin: call.origin }
    return withListeners(parts, listeners)
  }

  /** Bearer client with write scope only: the reply of a write omits stored data. */
  const soloEscribe = ({ operation, actor }: Call): boolean =>
    actor.kind === 'cliente' && operation.effect === 'write' && !actor.alcances.includes('leer')

  /** Parses the reply with its declared shape: unknown fields are dropped, missing ones throw. */
  function present(call: Call, reply: unknown): unknown {
    const { operation } = call
    if (operation.envelope === 'binary') return reply
    const whole = operation.reply.parse(reply)
    return soloEscribe(call) ? sinLoLeido(operation.reply, whole) : whole
  }

  async function run(call: Call, tx: Db, prepared: unknown): Promise<unknown> {
    return present(call, await useCaseOf(call).run(call.payload as never, contextOf(call, tx), prepared as never))
  }

  const change = (call: Call, tx: Db, prepared: unknown) =>
    avisando(tx, call.operation, call.payload, () =>
      recordandoElActo(tx, call, clock.ahora(), () => run(call, tx, prepared)),
    )

  const logHealth = (call: Call, tx: Db, visto?: OutcomeOfLook) =>
    recordSalud(tx, services.vault, clock.ahora(), call, visto)

  const cofreDe = (actor: Call['actor'], clave: string) =>
    services.vault.en('idempotencia.respuesta', claveDeActor(actor), clave)

  /** Stored reply of an idempotency key. Throws when the key belongs to another call. */
  function answered({ operation, payload, actor }: Call, clave: string, known: RespuestaRecordada): unknown {
    ensure(known.operacion === operation.name && known.huella === huellaDe(payload), common.keyReused)
    return cofreDe(actor, clave).open(known.respuesta)
  }

  async function runOnce(call: Call & { clave: string }, tx: Db, prepared: unknown): Promise<unknown> {
    const actor = claveDeActor(call.actor)
    const huella = huellaDe(call.payload)
    const operacion = call.operation.name
    const known = await reserve(tx, { actor, clave: call.clave, operacion, huella, creada: clock.ahora() })
    if (known) return answered(call, call.clave, known)
    const reply = await change(call, tx, prepared).catch(async (error: unknown) => {
      // Release the key: a retry must run again
      if (error instanceof Refusal && error.queda) await release(tx, actor, call.clave)
      throw error
    })
    await remember(tx, actor, call.clave, cofreDe(call.actor, call.clave).seal(reply ?? null))
    return reply
  }

  async function write(call: Call): Promise<unknown> {
    // Public calls carry credentials
    const { access, secret } = call.operation
    const clave = access === 'publica' || secret ? undefined : call.clave
    const { prepare } = useCaseOf(call)
    const known = prepare && clave ? await findRespuesta(db, claveDeActor(call.actor), clave) : null
    if (known && clave) {
      const reply = answered(call, clave, known)
      await db.transaction().execute((tx) => logHealth(call, tx))
      return reply
    }
    const prepared = await prepare?.(call.payload as never, contextOf(call, db))
    const transaction = async (tx: Db) => {
      const reply = clave ? await runOnce({ ...call, clave }, tx, prepared) : await change(call, tx, prepared)
      await logHealth(call, tx)
      return reply
    }
    const outcome = await repeatTransaction(() => db.transaction().execute((tx) => transaction(tx).catch(keptRefusal)))
    if (outcome instanceof Refusal) throw outcome
    return outcome
  }

  async function read(call: Call): Promise<unknown> {
    const { run, finish, single } = useCaseOf(call)
    let registros: ((tx: Db) => Promise<void>)[] = []
    let paso: string | null = null
    const found = await (single ? atOneStatement : atOneMoment)(db, async (tx) => {
      registros = []
      paso = await pasoDe(call, tx)
      return await run(
        call.payload as never,
        contextOf(call, tx, async (uno) => void registros.push(uno)),
        undefined as never,
      )
    })
    const reply = present(call, finish ? await finish(found as never, enNombreDe(services, call)) : found)
    if (call.operation.health) registros.push((tx) => logHealth(call, tx, { paso }))
    if (registros.length > 0) {
      await db.transaction().execute(async (tx) => {
        for (const escribir of registros) await escribir(tx)
      })
    }
    return reply
  }

  /** Logs a refused read of health data; anonymous callers have their own rate limit and no name to log. */
  async function turnedAway(call: Call): Promise<void> {
    if (!call.operation.health || call.actor.kind === 'anonimo') return
    await db.transaction().execute((tx) => logHealth(call, tx, { rechazado: true }))
  }

  return {
    call: async (call) => {
      try {
        return await (call.operation.effect === 'write' ? write(call) : read(call))
      } catch (error) {
        if (isOthers(error)) await turnedAway(call)
        throw error
      }
    },
    turnedAway,
  }
}
