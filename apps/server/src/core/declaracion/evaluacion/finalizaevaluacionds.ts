import { resultadoMessages as m } from '@alerce/contract/messages/declaracion/resultado'
import { finalizaevaluacionds } from '@alerce/contract/operations/declaracion/evaluacion'
import { type CodigoDeCierre, codigoDeCierre, etapaAlCerrar } from '@alerce/domain/declaracion/evaluacion'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { cambiarEtapaDS } from '../declaracion/cambiar-etapa-ds.ts'
import { tomarDeclaracion } from '../declaracion/editar-declaracion.ts'
import { declaracionAceptada } from '../declaracion/events.ts'

/** Closes an evaluated declaration: its finish code must be that of its result (core rules, Finish codes). */
export const finalizaevaluacionDSUseCase = useCase(finalizaevaluacionds, async (input, ctx) => {
  const { declaracion } = await tomarDeclaracion(ctx, input)
  ensure(declaracion.resultado !== null, m.sinResultado)
  const codigo = input.resultado as CodigoDeCierre
  ensure(codigoDeCierre(declaracion.resultado) === codigo, m.cierreImposible)
  if (declaracion.etapa !== 'resultado') return 'ok' as const
  const etapa = etapaAlCerrar(codigo, input.acepta ?? false)
  await cambiarEtapaDS(ctx, declaracion, etapa, { evento: 'dsFinalizada' })
  if (etapa === 'dsFinalizada') await ctx.raise(declaracionAceptada, declaracion)
  return 'ok' as const
})
