import { faltaDeRenta } from '@alerce/contract/forms/declaracion/contraloria'
import { contraloriaMessages as m } from '@alerce/contract/messages/declaracion/contraloria'
import { responderEvaluacionFinanciera } from '@alerce/contract/operations/declaracion/contraloria/contraloria'
import type { Antecedente } from '@alerce/domain/declaracion/veredicto/antecedentes'
import { persona as quienLlama } from '../../actor.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { aprobarRenta } from '../../postulacion/renta/aprobar-renta.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { seguirConLaMedica } from './motor/seguir-con-la-medica.ts'
import { hechosFinancieros } from './read-model.ts'
import { guardarEvaluacion } from './registrar-resultado.ts'
import { guardarRentaPromedio } from './repository.ts'
import { retenerRespuesta } from './retenidas/retener-respuesta.ts'
import { tomarCaso } from './tomar-caso.ts'

/** A person on the income: approved, the medical evaluation follows; asked for more, 7; too little or shown by no paper, 8 (core rules, Evaluation). */
export const responderEvaluacionFinancieraUseCase = useCase(responderEvaluacionFinanciera, async (input, ctx) => {
  const declaracion = await tomarCaso(ctx, input.identificador, 'financiera')
  const hechos = await hechosFinancieros(ctx, declaracion.prospectoId)
  const persona = quienLlama(ctx)
  const base = { clase: 'financiera', motivos: input.motivo ? [input.motivo] : [] } as const
  const retener = async (respuesta: {
    resultado: 7 | 8
    renta: typeof input.rentaPromedio
    antecedentes?: Antecedente[]
  }) =>
    await retenerRespuesta(ctx, persona, {
      ...base,
      ...respuesta,
      declaracionId: declaracion.id,
      prospectoId: declaracion.prospectoId,
    })
  if (input.decision === 'pide') {
    // of an income nobody but the applicant is asked
    const antecedentes = input.antecedentes.map(({ texto }) => ({ persona: null, texto }))
    return await retener({ resultado: 7, renta: null, antecedentes })
  }
  const falta = faltaDeRenta(input, hechos)
  if (falta) refuse(falta, { campo: 'rentaPromedio' })
  if (input.decision === 'rechaza') return await retener({ resultado: 8, renta: input.rentaPromedio })
  const renta = input.rentaPromedio ?? refuse(m.sinRenta, { campo: 'rentaPromedio' })
  await guardarRentaPromedio(ctx.tx, declaracion.id, renta)
  await aprobarRenta(ctx, declaracion.prospectoId, renta)
  const { nombre: por, usuarioId } = persona
  await guardarEvaluacion(ctx, declaracion.id, { ...base, resultado: 1, por, usuarioId })
  await anotar(ctx, declaracion.prospectoId, 'evaluacionFinanciera', 'renta aprobada')
  return { resultado: await seguirConLaMedica(ctx, declaracion), saleEn: null, porConfirmar: false }
})
