import { common } from '@alerce/contract/messages/common'
import { sinLoLeido } from '@alerce/contract/shapes/base/leido'
import { avisando } from '../avisos/avisando.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { ReplicaReads } from '../platform/db/replica-reads.ts'
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
import { atOneMoment, atOneStatement, once } from './moment.ts'
import { enNombreDe } from './pdf-services.ts'
import { type OutcomeOfLook, pasoDe, recordSalud } from './record-salud.ts'
import { ensure, Refusal } from './refusal.ts'
import { isReplicaList } from './replica-lists.ts'
import type { Context, Services, UseCase } from './use-case.ts'

type Registro = (tx: Db) => Promise<void>

/** Result of a read, before its slow part, and the records that it leaves. */
interface Look {
  readonly found: unknown
  readonly registros: readonly Registro[]
}

/** Refusal that keeps its writes: the transaction commits; any other error rolls it back. */
function keptRefusal(error: unknown): Refusal {
  if (error instanceof Refusal && error.queda) return error
  throw error
}

/** A record of another user is answered like one that does not exist. */
const isOthers = (error: unknown): boolean => error instanceof Refusal && [403, 404].includes(error.definition.status)

/**
 * Core inside this process: runs use cases on the database, each write in one transaction. `reads`: on a replica of it;
 * null: none is configured.
 */
export function createEmbeddedCore(
  db: Db,
  clock: Clock,
  services: Services,
  { useCases, listeners }: { readonly useCases: readonly UseCase[]; readonly listeners: readonly Listener[] },
  reads: ReplicaReads | null = null,
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

  /** Runs a read on the database or its replica, with the records that it leaves. */
  async function lookOn(own: Db, call: Call, repeat?: typeof once): Promise<Look> {
    const { run, single } = useCaseOf(call)
    let registros: Registro[] = []
    let paso: string | null = null
    const found = await (single ? atOneStatement : atOneMoment)(
      own,
      async (tx) => {
        registros = []
        paso = await pasoDe(call, tx)
        const context = contextOf(call, tx, async (uno) => void registros.push(uno))
        return await run(call.payload as never, context, undefined as never)
      },
      repeat,
    )
    return {
      found,
      registros: call.operation.health ? [...registros, (tx) => logHealth(call, tx, { paso })] : registros,
    }
  }

  /** Look at a replica, where the call allows it and the replica shows all that its screen has seen. */
  async function lookOnReplica(call: Call) {
    if (!call.seen || !isReplicaList(call.operation.name)) return null
    return (await reads?.read(call.seen.position, (own) => lookOn(own, call, once))) ?? null
  }

  async function read(call: Call): Promise<unknown> {
    const { finish, single } = useCaseOf(call)
    const ofReplica = await lookOnReplica(call)
    const { found, registros } = ofReplica?.found ?? (await lookOn(db, call))
    const reply = present(call, finish ? await finish(found as never, enNombreDe(services, call)) : found)
    const wrote = registros.length > 0
    if (wrote) {
      await db.transaction().execute(async (tx) => {
        for (const escribir of registros) await escribir(tx)
      })
    }
    // A screen never goes back behind what it has read, whichever database answers next
    if (ofReplica && !wrote) call.seen?.raise(ofReplica.position)
    else if (call.seen?.position) call.seen.raise(await reads?.positionOfPrimary(wrote || !single))
    return reply
  }

  async function writeSeen(call: Call): Promise<unknown> {
    try {
      return await write(call)
    } finally {
      // A refusal may keep its writes
      call.seen?.raise(await reads?.positionOfPrimary(true))
    }
  }

  /** Logs a refused read of health data; anonymous callers have their own rate limit and no name to log. */
  async function turnedAway(call: Call): Promise<void> {
    if (!call.operation.health || call.actor.kind === 'anonimo') return
    await db.transaction().execute((tx) => logHealth(call, tx, { rechazado: true }))
  }

  return {
    call: async (call) => {
      try {
        return await (call.operation.effect === 'write' ? writeSeen(call) : read(call))
      } catch (error) {
        if (isOthers(error)) await turnedAway(call)
        throw error
      }
    },
    turnedAway,
  }
}
