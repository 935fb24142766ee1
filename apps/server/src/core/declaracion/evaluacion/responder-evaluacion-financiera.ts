import { faltaDeRenta } from '@alerce/contract/forms/declaracion/contraloria'
import { contraloriaMessages as m } from '@alerce/contract/messages/declaracion/contraloria'
import { responderEvaluacionFinanciera } from '@alerce/contract/operations/declaracion/contraloria/contraloria'
import type { Pesos } from '@alerce/domain/base/dinero/tipos'
import { esRentaDudosa, preguntaDeRenta } from '@alerce/domain/declaracion/renta-dudosa'
import type { Antecedente } from '@alerce/domain/declaracion/veredicto/antecedentes'
import { persona as quienLlama } from '../../actor.ts'
import { parametrosAl } from '../../base/parametros/read-model.ts'
import { refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { hechosFinancieros } from './read-model.ts'
import { holdRespuesta } from './retenidas/hold-respuesta.ts'
import { takeCaso } from './take-caso.ts'

/** 409 with both figures where the income is far from the declared one. */
async function ensureRentaVerosimil({ tx, hoy }: Context, renta: Pesos, declarada: Pesos): Promise<void> {
  const { vecesDeRentaDudosa } = await parametrosAl(tx, hoy)
  if (!esRentaDudosa(renta, declarada, vecesDeRentaDudosa)) return
  const texto = preguntaDeRenta(renta, declarada)
  refuse(m.rentaDudosa, { campo: 'rentaPromedio', texto, data: { renta, declarada } })
}

/**
 * A person on the income: approved, 1, the medical evaluation follows; asked for more, 7; too little or shown by no paper,
 * 8 (core rules, Evaluation). An income far from the declared one is confirmed with both figures.
 */
export const responderEvaluacionFinancieraUseCase = useCase(responderEvaluacionFinanciera, async (input, ctx) => {
  const declaracion = await takeCaso(ctx, input.identificador, 'financiera')
  const hechos = await hechosFinancieros(ctx, declaracion.prospectoId)
  const persona = quienLlama(ctx)
  const base = { clase: 'financiera', motivos: input.motivo ? [input.motivo] : [] } as const
  const hold = async (respuesta: {
    resultado: 1 | 7 | 8
    renta: typeof input.rentaPromedio
    antecedentes?: Antecedente[]
  }) =>
    await holdRespuesta(ctx, persona, {
      ...base,
      ...respuesta,
      declaracionId: declaracion.id,
      prospectoId: declaracion.prospectoId,
    })
  if (input.decision === 'pide') {
    // of an income nobody but the applicant is asked
    const antecedentes = input.antecedentes.map(({ texto }) => ({ persona: null, texto }))
    return await hold({ resultado: 7, renta: null, antecedentes })
  }
  const falta = faltaDeRenta(input, hechos)
  if (falta) refuse(falta, { campo: 'rentaPromedio' })
  if (input.decision === 'rechaza') return await hold({ resultado: 8, renta: input.rentaPromedio })
  const renta = input.rentaPromedio ?? refuse(m.sinRenta, { campo: 'rentaPromedio' })
  if (!input.confirmaRenta) await ensureRentaVerosimil(ctx, renta, hechos.rentaDeclarada)
  return await hold({ resultado: 1, renta })
})
