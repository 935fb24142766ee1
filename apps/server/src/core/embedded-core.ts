import { createHash } from 'node:crypto'
import { common } from '@alerce/contract/messages/common'
import { registrosDe } from '@alerce/contract/registros'
import { avisando } from '../avisos/avisando.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import { registrarAcceso } from './acceso/accesos/registrar-acceso.ts'
import { claveDeActor, firma } from './actor.ts'
import { olvidar, recordar, reservar } from './base/idempotencia/repository.ts'
import type { Call, Core } from './core.ts'
import { type Listener, withListeners } from './listener.ts'
import { ensure } from './refusal.ts'
import type { Context, Services, UseCase } from './use-case.ts'

/** How long a repeated key still answers what the first call did. */
const MEMORIA_MS = 2 * 24 * 60 * 60 * 1000

const digest = (value: unknown) =>
  createHash('sha256')
    .update(JSON.stringify(value ?? null))
    .digest('hex')

/** The insurer's core of this process: runs use cases on the database, each write in one transaction. */
export function createEmbeddedCore(
  db: Db,
  clock: Clock,
  services: Services,
  { useCases, listeners }: { readonly useCases: readonly UseCase[]; readonly listeners: readonly Listener[] },
): Core {
  const byName = new Map(useCases.map((u) => [u.operation.name, u]))

  function contextOf(call: Call, tx: Db): Context {
    const { actor, origin } = call
    return withListeners({ ...services, tx, actor, origin, ahora: clock.ahora(), hoy: clock.hoy() }, listeners)
  }

  async function run(call: Call, tx: Db, prepared?: unknown): Promise<unknown> {
    const found = byName.get(call.operation.name)
    if (!found) throw new Error(`sin caso de uso: ${call.operation.name}`)
    const reply = await found.run(call.payload as never, contextOf(call, tx), prepared as never)
    // what leaves is spelled exactly as declared; anything more is dropped, anything less is a defect
    return call.operation.envelope === 'binary' ? reply : call.operation.reply.parse(reply)
  }

  const change = (call: Call, tx: Db, prepared: unknown) =>
    avisando(tx, call.operation, call.payload, () => run(call, tx, prepared))

  async function logHealth(call: Call, tx: Db): Promise<void> {
    if (!call.operation.health) return
    const { declaracion = null } = registrosDe(call.operation.request, call.payload)
    await registrarAcceso(tx, services.vault, {
      en: clock.ahora(),
      actor: firma(call.actor),
      operacion: call.operation.name,
      declaracionId: declaracion,
      ip: call.origin.ip,
    })
  }

  async function runOnce(call: Call & { clave: string }, tx: Db, prepared: unknown): Promise<unknown> {
    const actor = claveDeActor(call.actor)
    const huella = digest(call.payload)
    const operacion = call.operation.name
    const known = await reservar(tx, { actor, clave: call.clave, operacion, huella, ahora: clock.ahora() })
    if (known) {
      ensure(known.operacion === operacion && known.huella === huella, common.keyReused)
      return services.vault.open(known.respuesta)
    }
    const reply = await change(call, tx, prepared)
    await recordar(tx, actor, call.clave, services.vault.seal(reply ?? null))
    await olvidar(tx, new Date(Date.parse(clock.ahora()) - MEMORIA_MS).toISOString())
    return reply
  }

  async function write(call: Call): Promise<unknown> {
    const prepared = await byName.get(call.operation.name)?.prepare?.(call.payload as never, contextOf(call, db))
    return await db.transaction().execute(async (tx) => {
      // a public call carries credentials
      const { access, secret } = call.operation
      const clave = access === 'publica' || secret ? undefined : call.clave
      const reply = clave ? await runOnce({ ...call, clave }, tx, prepared) : await change(call, tx, prepared)
      await logHealth(call, tx)
      return reply
    })
  }

  async function read(call: Call): Promise<unknown> {
    const reply = await run(call, db)
    if (call.operation.health) await db.transaction().execute((tx) => logHealth(call, tx))
    return reply
  }

  return { call: (call) => (call.operation.effect === 'write' ? write(call) : read(call)) }
}
