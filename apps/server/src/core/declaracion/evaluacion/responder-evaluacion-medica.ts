import { responderEvaluacionMedica } from '@alerce/contract/operations/declaracion/contraloria'
import { esEnContra } from '@alerce/domain/declaracion/respuesta'
import { persona as quienLlama } from '../../actor.ts'
import { useCase } from '../../use-case.ts'
import { registrarResultado } from './registrar-resultado.ts'
import { retenerRespuesta } from './retenidas/retener-respuesta.ts'
import { tomarCaso } from './tomar-caso.ts'

/** A person on the health answers: only a person decides against the applicant (core rules, Evaluation). */
export const responderEvaluacionMedicaUseCase = useCase(responderEvaluacionMedica, async (input, ctx) => {
  const { identificador, resultado, motivo } = input
  const persona = quienLlama(ctx)
  const declaracion = await tomarCaso(ctx, identificador, 'medica')
  const veredicto = { clase: 'medica', resultado, motivos: motivo ? [motivo] : [] } as const
  if (esEnContra(resultado)) {
    const saleEn = await retenerRespuesta(ctx, persona, { ...veredicto, declaracionId: declaracion.id, renta: null })
    return { resultado, saleEn }
  }
  await registrarResultado(ctx, declaracion, { ...veredicto, por: persona.nombre })
  return { resultado, saleEn: null }
})
