import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import { type RespuestaDeCreacion, revisaCreacion } from '@alerce/domain/declaracion/creacion'
import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import type { Db } from '../../../platform/db/database.ts'
import { ensureNoActualizacion } from '../../postulacion/edicion/ensure-actualizacion.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { invitadosAntes } from '../ds/invitaciones/read-model.ts'
import { tieneDSEnEvaluacion } from '../ds/read-model.ts'
import { ensureParejaEnPie } from './ensure-pareja-en-pie.ts'
import { adelantaAlOtorgante, detencionDeLaPareja } from './read-model.ts'

const palabras: Record<Exclude<RespuestaDeCreacion, 'aceptado' | 'advertencia'>, MessageDefinition> = {
  rechazado: declaracionMessages.enEvaluacion,
  error_compensado: parejaMessages.otraEtapa,
  error_compensado_2: parejaMessages.otorganteSinEnviar,
}

/** The creation check of a prospect, as it stands now. */
export async function checkCreacion(tx: Db, prospecto: Prospecto): Promise<RespuestaDeCreacion> {
  return revisaCreacion({
    enEvaluacion: await tieneDSEnEvaluacion(tx, prospecto),
    pareja: await detencionDeLaPareja(tx, prospecto),
    invitacionesSinCompletar: (await invitadosAntes(tx, prospecto)).length,
  })
}

/**
 * Refuses (422) a step that has to wait: for an open update, or, of the receiver of a pair, for its giver; and one of a
 * pair whose other has ended.
 */
export async function ensureTurno(ctx: Context, prospecto: Prospecto, hasta: EtapaProspecto): Promise<void> {
  await ensureNoActualizacion(ctx, prospecto.id)
  await ensureParejaEnPie(ctx.tx, prospecto)
  ensure(!(await adelantaAlOtorgante(ctx.tx, prospecto, hasta)), parejaMessages.otorganteSinTerminar)
}

/** Refuses (422) a declaration that the creation check or an open update stops. True: the check warns of it. */
export async function ensureCreacion(
  ctx: Context,
  prospecto: Prospecto,
  hasta: 'dsManualGenerada' | 'invitacionEnviada',
): Promise<boolean> {
  await ensureParejaEnPie(ctx.tx, prospecto)
  const respuesta = await checkCreacion(ctx.tx, prospecto)
  const advierte = respuesta === 'advertencia'
  if (respuesta !== 'aceptado' && !advierte) refuse(palabras[respuesta])
  await ensureTurno(ctx, prospecto, hasta)
  return advierte
}
