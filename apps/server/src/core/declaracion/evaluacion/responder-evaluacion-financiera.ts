import { contraloriaMessages as m } from '@alerce/contract/messages/declaracion/contraloria'
import { responderEvaluacionFinanciera } from '@alerce/contract/operations/declaracion/contraloria'
import { evaluaFinanciera } from '@alerce/domain/declaracion/evaluacion'
import { persona as quienLlama } from '../../actor.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { evaluarMedica } from './evaluar-medica.ts'
import { hechosFinancieros } from './read-model.ts'
import { guardarEvaluacion } from './registrar-resultado.ts'
import { guardarRentaPromedio } from './repository.ts'
import { retenerRespuesta } from './retenidas/retener-respuesta.ts'
import { tomarCaso } from './tomar-caso.ts'

/** A person on the income: approved, the medical evaluation follows; refused, result 8 (core rules, Evaluation). */
export const responderEvaluacionFinancieraUseCase = useCase(responderEvaluacionFinanciera, async (input, ctx) => {
  const declaracion = await tomarCaso(ctx, input.identificador, 'financiera')
  const hechos = await hechosFinancieros(ctx, declaracion.prospectoId)
  const persona = quienLlama(ctx)
  const renta = input.rentaPromedio ?? hechos.rentaDeclarada
  const base = { clase: 'financiera', motivos: input.motivo ? [input.motivo] : [] } as const
  if (input.decision === 'rechaza') {
    const saleEn = await retenerRespuesta(ctx, persona, { ...base, resultado: 8, declaracionId: declaracion.id, renta })
    return { resultado: 8, saleEn }
  }
  const alcanza = evaluaFinanciera({ ...hechos, rentaValidada: renta }) === 'pasa'
  ensure(alcanza, m.sobreElTope, { campo: 'rentaPromedio' })
  await guardarRentaPromedio(ctx.tx, declaracion.id, renta)
  await guardarEvaluacion(ctx, declaracion.id, { ...base, resultado: 1, por: persona.nombre })
  await anotar(ctx, declaracion.prospectoId, 'evaluacionFinanciera', 'renta aprobada')
  return { resultado: await evaluarMedica(ctx, declaracion), saleEn: null }
})
