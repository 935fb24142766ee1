import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import type { MessageDefinition } from '@alerce/contract/messages/message'
import { parejaMessages } from '@alerce/contract/messages/postulacion/pareja'
import type { RespuestaDeCreacion } from '@alerce/domain/declaracion/creacion'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { exigirParejaEnPie } from './exigir-pareja-en-pie.ts'
import { exigirTurno } from './exigir-turno.ts'
import { revisarCreacion } from './revisar-creacion.ts'

const palabras: Record<Exclude<RespuestaDeCreacion, 'aceptado' | 'advertencia'>, MessageDefinition> = {
  rechazado: declaracionMessages.enEvaluacion,
  error_compensado: parejaMessages.otraEtapa,
  error_compensado_2: parejaMessages.otorganteSinEnviar,
}

/** Refuses (422) a declaration that the creation check or an open update stops. True: the check warns of it. */
export async function exigirCreacion(
  ctx: Context,
  prospecto: Prospecto,
  hasta: 'dsManualGenerada' | 'invitacionEnviada',
): Promise<boolean> {
  await exigirParejaEnPie(ctx.tx, prospecto)
  const respuesta = await revisarCreacion(ctx.tx, prospecto)
  const advierte = respuesta === 'advertencia'
  if (respuesta !== 'aceptado' && !advierte) refuse(palabras[respuesta])
  await exigirTurno(ctx, prospecto, hasta)
  return advierte
}
