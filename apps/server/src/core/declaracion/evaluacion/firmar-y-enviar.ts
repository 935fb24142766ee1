import { common } from '@alerce/contract/messages/common'
import { preguntasMessages } from '@alerce/contract/messages/declaracion/preguntas'
import { exigirSinActualizacion } from '../../postulacion/edicion/exigir-actualizacion.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { cambiarEtapaDS } from '../declaracion/cambiar-etapa-ds.ts'
import { declaracionEnviada } from '../declaracion/events.ts'
import type { DeclaracionDeProspecto } from '../declaracion/leer-declaracion.ts'
import { bloquearPersona } from '../declaracion/read-model.ts'
import { exigirPantalla } from '../declaracion/revisar-pantalla.ts'
import { evaluarFinanciera } from './motor/evaluar-financiera.ts'
import { marcarEnviada } from './repository.ts'

/** Signs, sends and evaluates a declaration that is taken for changing, all in this transaction. */
export async function firmarYEnviar(ctx: Context, { declaracion, prospecto }: DeclaracionDeProspecto): Promise<void> {
  await exigirPantalla(ctx, declaracion.id, 'firma', preguntasMessages.incompleta)
  ensure(declaracion.etapa === 'resumenDeclaracion', common.stageJump)
  await exigirSinActualizacion(ctx, declaracion.prospectoId)
  await bloquearPersona(ctx.tx, prospecto)
  await cambiarEtapaDS(ctx, declaracion, 'firma')
  await marcarEnviada(ctx.tx, declaracion.id, ctx.ahora)
  await cambiarEtapaDS(ctx, { ...declaracion, etapa: 'firma' }, 'resultado', { evento: 'dsEnviada' })
  await ctx.raise(declaracionEnviada, declaracion)
  await evaluarFinanciera(ctx, declaracion)
}
