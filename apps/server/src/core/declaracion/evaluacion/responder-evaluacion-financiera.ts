import { contraloriaMessages as m } from '@alerce/contract/messages/declaracion/contraloria'
import { responderEvaluacionFinanciera } from '@alerce/contract/operations/declaracion/contraloria'
import { evaluaFinanciera } from '@alerce/domain/declaracion/evaluacion'
import { firma } from '../../actor.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { hechosFinancieros } from './evaluar-financiera.ts'
import { evaluarMedica } from './evaluar-medica.ts'
import { guardarEvaluacion, registrarResultado } from './registrar-resultado.ts'
import { guardarRentaPromedio } from './repository.ts'
import { tomarCaso } from './tomar-caso.ts'

/** A person on the income: approved, the medical evaluation follows; refused, result 8 (core rules, Evaluation). */
export const responderEvaluacionFinancieraUseCase = useCase(responderEvaluacionFinanciera, async (input, ctx) => {
  const declaracion = await tomarCaso(ctx, input.identificador, 6)
  const hechos = await hechosFinancieros(ctx, declaracion.prospectoId)
  const renta = input.rentaPromedio ?? hechos.rentaDeclarada
  const base = { clase: 'financiera', motivos: input.motivo ? [input.motivo] : [], por: firma(ctx.actor) } as const
  await guardarRentaPromedio(ctx.tx, declaracion.id, renta)
  if (input.decision === 'rechaza') {
    await registrarResultado(ctx, declaracion, { ...base, resultado: 8 })
    return { resultado: 8 }
  }
  const alcanza = evaluaFinanciera({ ...hechos, rentaValidada: renta }) === 'pasa'
  ensure(alcanza, m.sobreElTope, { campo: 'rentaPromedio' })
  await guardarEvaluacion(ctx, declaracion.id, { ...base, resultado: 1 })
  await anotar(ctx, declaracion.prospectoId, 'evaluacionFinanciera', 'renta aprobada')
  return { resultado: await evaluarMedica(ctx, declaracion) }
})
