import { registrosDe } from '@alerce/contract/registros'
import type { Db } from '../platform/db/database.ts'
import type { Vault } from '../platform/vault.ts'
import { recordAcceso, recordMirada } from './acceso/accesos/record-acceso.ts'
import { SISTEMA } from './actor.ts'
import { firmaSobre } from './base/bitacora/read-model.ts'
import type { Call } from './core.ts'
import { pasoDeEvaluacion } from './declaracion/evaluacion/read-model.ts'
import type { JobContext } from './job-context.ts'

/** Declaration whose health data a call reads or writes: the one in its payload, or the calling applicant's. */
function declaracionDe({ operation, payload, actor }: Call): number | null {
  const suya = actor.kind === 'postulante' ? (actor.sesion?.declaracionId ?? null) : null
  return registrosDe(operation.request, payload).declaracion ?? suya
}

/** Evaluation step that a read sees; null for calls logged each time or once a session. */
export async function pasoDe(call: Call, tx: Db): Promise<string | null> {
  const declaracionId = call.operation.mirada ? declaracionDe(call) : null
  return declaracionId === null ? null : await pasoDeEvaluacion(tx, declaracionId)
}

/** Outcome of a read, after its reply or refusal. */
export interface OutcomeOfLook {
  readonly paso?: string | null
  readonly rechazado?: boolean
}

/** Logs a call with health data; repeated reads of a screen are logged once per session and step. */
export async function recordSalud(
  tx: Db,
  vault: Vault,
  en: string,
  call: Call,
  { paso = null, rechazado = false }: OutcomeOfLook = {},
): Promise<void> {
  const { operation, actor, origin } = call
  if (!operation.health) return
  const declaracionId = declaracionDe(call)
  const { prospecto: prospectoId } = registrosDe(operation.request, call.payload)
  const quien = await firmaSobre(tx, actor, { declaracionId, prospectoId })
  const acceso = { en, actor: quien, operacion: operation.name, ip: origin.ip, declaracionId, rechazado }
  // Repeated refused calls are logged each time
  const unaVez = operation.passive || (operation.mirada && !rechazado)
  if (actor.kind === 'persona' && unaVez) await recordMirada(tx, vault, acceso, { sesionId: actor.sesionId, paso })
  else await recordAcceso(tx, vault, acceso)
}

/** Logs a purge: the deletion of health data is an act on them. */
export const recordPurga =
  ({ clock, services }: JobContext) =>
  (tx: Db, declaracionId: number) => {
    const acto = { en: clock.ahora(), actor: SISTEMA, operacion: 'purgarSalud', declaracionId, ip: 'local' }
    return recordAcceso(tx, services.vault, acto)
  }
