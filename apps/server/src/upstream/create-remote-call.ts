import { especificacion, type NombreEspecificado } from '@alerce/contract/especificacion/especificacion'
import { nucleoMessages } from '@alerce/contract/messages/base/nucleo'
import type { Operation } from '@alerce/contract/operation'
import { operations } from '@alerce/contract/operations'
import { recordEvento } from '../core/acceso/seguridad/record-evento.ts'
import type { Persona } from '../core/actor.ts'
import { huellaDe } from '../core/base/idempotencia/repository.ts'
import type { Call, Core } from '../core/core.ts'
import { Refusal } from '../core/refusal.ts'
import type { Services } from '../core/use-case.ts'
import type { Clock } from '../platform/clock.ts'
import type { Db } from '../platform/db/database.ts'
import type { Log } from '../platform/log.ts'
import { checked, completed, MissingField } from './completed.ts'
import { insertVistos } from './conocidos/repository.ts'
import { forgetVentas } from './espejo/forget-ventas.ts'
import { ownFields } from './own-fields.ts'
import type { RemoteCall } from './remote-call.ts'
import { type Asesor, sentPayload } from './sent-payload.ts'
import type { Upstream } from './upstream.ts'

export interface RemoteCallNeeds {
  readonly db: Db
  readonly clock: Clock
  readonly log: Log
  readonly upstream: Upstream
  readonly examine: Services['examine']
  /** The embedded core: answers what stays on this server. */
  readonly local: Core
}

const byName = new Map<string, Operation>(operations.map((one) => [one.name, one]))

function operationNamed(name: string): Operation {
  const found = byName.get(name)
  if (!found) throw new Error(`unknown operation ${name}`)
  return found
}

/** Refuses a reply without what the specifications name, and logs its place, never a value. */
function refuseReply(log: Log, operacion: string, campo: string | undefined): never {
  log.warn({ operacion, campo }, 'respuesta del núcleo que no se entiende')
  throw new Refusal(nucleoMessages.incomprensible)
}

/** Reply with all documented fields. Throws Refusal when one is missing. */
function documented(log: Log, operation: Operation, name: NombreEspecificado, reply: unknown): unknown {
  try {
    return checked(operation.reply, especificacion[name].responde ?? {}, reply ?? {})
  } catch (error) {
    if (error instanceof MissingField) return refuseReply(log, name, error.message)
    throw error
  }
}

/** Reply in our own shape. Throws Refusal when a documented field is of another kind. */
function presented(log: Log, operation: Operation, name: NombreEspecificado, reply: unknown): unknown {
  const read = operation.reply.safeParse(completed(operation.reply, especificacion[name].responde ?? {}, reply))
  return read.success ? read.data : refuseReply(log, name, read.error.issues[0]?.path.map(String).join('.'))
}

/** True when the core refuses the data of a sale itself. Other calls are refused too where they do not apply to it. */
const saysItLeft = (name: NombreEspecificado, error: unknown): boolean =>
  (name === 'obtenerDatosProspecto' || name === 'obtenerDatosProspectoUpd') &&
  error instanceof Refusal &&
  [403, 404].includes(error.definition.status)

/** Tools to answer a call of this advisor. */
export function createRemoteCall(
  { db, clock, log, upstream, local, examine }: RemoteCallNeeds,
  { origin, clave }: Call,
  actor: Persona,
  asesor: Asesor,
): RemoteCall {
  const ahora = clock.ahora()
  const call: RemoteCall = {
    ...{ db, asesor, nombre: actor.nombre, ahora, hoy: clock.hoy(), examine },
    ask: async (name, payload) => {
      const operation = operationNamed(name)
      const sent = sentPayload(operation, payload, asesor, origin.ip)
      // One act may make a call several times, each with other data; the ip may change between repetitions
      const key = operation.effect === 'write' && clave ? huellaDe([clave, name, payload]) : undefined
      const reply = await upstream.call({ operation, payload: sent, clave: key }).catch(async (error: unknown) => {
        if (saysItLeft(name, error)) await forgetVentas(call, [Number(Reflect.get(Object(payload), 'prospectoId'))])
        throw error
      })
      if (operation.envelope === 'binary') return reply as never
      const whole = documented(log, operation, name, reply)
      const mine = ownFields[name]
      const known = mine ? await mine(whole as never, call, payload as never) : whole
      return presented(log, operation, name, known) as never
    },
    here: async (name, payload) => {
      const operation = operationNamed(name)
      return (await local.call({ operation, payload: operation.request.parse(payload), actor, origin })) as never
    },
    leaveEvento: (evento, sobre) =>
      db.transaction().execute(async (tx) => await recordEvento({ tx, ahora, actor, origin }, evento, sobre)),
    know: (recurso, ids) => insertVistos(db, { usuarioId: asesor.usuarioId, recurso, ids, en: ahora }),
  }
  return call
}
