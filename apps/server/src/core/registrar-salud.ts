import { registrosDe } from '@alerce/contract/registros'
import type { Db } from '../platform/db/database.ts'
import type { Vault } from '../platform/vault.ts'
import { registrarAcceso, registrarMirada } from './acceso/accesos/registrar-acceso.ts'
import { SISTEMA } from './actor.ts'
import { firmaSobre } from './base/bitacora/read-model.ts'
import type { Call } from './core.ts'
import { pasoDeEvaluacion } from './declaracion/evaluacion/read-model.ts'
import type { JobContext } from './job-context.ts'

/** Whose health a call reads or writes: the declaration that it names, or that of the applicant who calls. */
function declaracionDe({ operation, payload, actor }: Call): number | null {
  const suya = actor.kind === 'postulante' ? (actor.sesion?.declaracionId ?? null) : null
  return registrosDe(operation.request, payload).declaracion ?? suya
}

/** The step of the evaluation that a look sees; null where a call is told each time, or once a session. */
export async function pasoDe(call: Call, tx: Db): Promise<string | null> {
  const declaracionId = call.operation.mirada ? declaracionDe(call) : null
  return declaracionId === null ? null : await pasoDeEvaluacion(tx, declaracionId)
}

/** What is known of a look once it was answered, or refused. */
export interface OutcomeOfLook {
  readonly paso?: string | null
  readonly rechazado?: boolean
}

/** Tells the access log of a call that carries health data; what a screen asks for again, once a session and step. */
export async function registrarSalud(
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
  // who tries again what is not theirs is told each time
  const unaVez = operation.passive || (operation.mirada && !rechazado)
  if (actor.kind === 'persona' && unaVez) await registrarMirada(tx, vault, acceso, { sesionId: actor.sesionId, paso })
  else await registrarAcceso(tx, vault, acceso)
}

/** That the machine took away what a declaration said of health is one more act on health data. */
export const constarPurga =
  ({ clock, services }: JobContext) =>
  (tx: Db, declaracionId: number) => {
    const acto = { en: clock.ahora(), actor: SISTEMA, operacion: 'purgarSalud', declaracionId, ip: 'local' }
    return registrarAcceso(tx, services.vault, acto)
  }
