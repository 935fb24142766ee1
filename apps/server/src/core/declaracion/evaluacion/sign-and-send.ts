import { common } from '@alerce/contract/messages/common'
import { preguntasMessages } from '@alerce/contract/messages/declaracion/preguntas'
import { ensureNoActualizacion } from '../../postulacion/edicion/ensure-actualizacion.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { changeEtapaDS } from '../ds/change-etapa-ds.ts'
import { ensureScreen } from '../ds/check-pantalla.ts'
import { declaracionEnviada } from '../ds/events.ts'
import type { DeclaracionDeProspecto } from '../ds/read-declaracion.ts'
import { lockPersona } from '../ds/read-model.ts'
import { evaluateFinanciera } from './motor/evaluate-financiera.ts'
import { markEnviada } from './repository.ts'

/** Signs, sends and evaluates a declaration that is taken for changing, all in this transaction. */
export async function signAndSend(ctx: Context, { declaracion, prospecto }: DeclaracionDeProspecto): Promise<void> {
  await ensureScreen(ctx, declaracion.id, 'firma', preguntasMessages.incompleta)
  ensure(declaracion.etapa === 'resumenDeclaracion', common.stageJump)
  await ensureNoActualizacion(ctx, declaracion.prospectoId)
  await lockPersona(ctx.tx, prospecto)
  await changeEtapaDS(ctx, declaracion, 'firma')
  await markEnviada(ctx.tx, declaracion.id, ctx.ahora)
  await changeEtapaDS(ctx, { ...declaracion, etapa: 'firma' }, 'resultado', { evento: 'dsEnviada' })
  await ctx.raise(declaracionEnviada, declaracion)
  await evaluateFinanciera(ctx, declaracion)
}
