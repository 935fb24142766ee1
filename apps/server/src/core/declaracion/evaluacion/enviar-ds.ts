import { common } from '@alerce/contract/messages/common'
import { preguntasMessages } from '@alerce/contract/messages/declaracion/preguntas'
import { enviarDS } from '@alerce/contract/operations/declaracion/evaluacion'
import { exigirSinActualizacion } from '../../postulacion/edicion/exigir-actualizacion.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { cambiarEtapaDS } from '../declaracion/cambiar-etapa-ds.ts'
import { tomarDeclaracion } from '../declaracion/editar-declaracion.ts'
import { bloquearPersona } from '../declaracion/read-model.ts'
import { declaracionCompleta } from '../declaracion/revisar-pantalla.ts'
import { evaluarFinanciera } from './evaluar-financiera.ts'
import { marcarEnviada } from './repository.ts'

/** Signs, sends and evaluates in one transaction; one that has been sent is left as it is. */
export const enviarDSUseCase = useCase(enviarDS, async (input, ctx) => {
  const { declaracion, prospecto } = await tomarDeclaracion(ctx, input)
  if (declaracion.enviadaEn !== null) return 'ok' as const
  ensure(await declaracionCompleta(ctx.tx, declaracion.id), preguntasMessages.incompleta)
  ensure(declaracion.etapa === 'resumenDeclaracion', common.stageJump)
  await exigirSinActualizacion(ctx, declaracion.prospectoId)
  await bloquearPersona(ctx.tx, prospecto)
  await cambiarEtapaDS(ctx, declaracion, 'firma')
  await marcarEnviada(ctx.tx, declaracion.id, ctx.ahora)
  await cambiarEtapaDS(ctx, { ...declaracion, etapa: 'firma' }, 'resultado', { evento: 'dsEnviada' })
  await evaluarFinanciera(ctx, declaracion)
  return 'ok' as const
})
