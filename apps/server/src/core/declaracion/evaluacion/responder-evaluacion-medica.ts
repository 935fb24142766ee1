import type { Input } from '@alerce/contract/operation'
import { responderEvaluacionMedica } from '@alerce/contract/operations/declaracion/contraloria/contraloria'
import { pideAntecedentes } from '@alerce/domain/declaracion/respuesta'
import { persona as quienLlama } from '../../actor.ts'
import { type Context, useCase } from '../../use-case.ts'
import { leerQuienesSalieron } from '../declaracion/al-dia/leer-quienes-salieron.ts'
import type { Declaracion } from '../declaracion/read-model.ts'
import { personasDe } from '../declaracion/read-model-personas.ts'
import { retenerRespuesta } from './retenidas/retener-respuesta.ts'
import type { Detalle } from './revision/detalle.ts'
import { leerAntecedentes, leerRestricciones } from './revision/leer-pedido.ts'
import { tomarCaso } from './tomar-caso.ts'

/** What the answer says: the lists of another one are left out. */
async function leerDetalle(
  ctx: Context,
  declaracion: Declaracion,
  input: Input<typeof responderEvaluacionMedica>,
): Promise<Detalle> {
  const { resultado, motivo, restricciones, antecedentes } = input
  const fuera = new Set((await leerQuienesSalieron(ctx, declaracion)).map(({ id }) => id))
  const siguen = (await personasDe(ctx.tx, declaracion.id)).filter(({ id }) => !fuera.has(id))
  const nombres = new Map(siguen.map(({ id, nombre }) => [id, nombre]))
  return {
    motivos: motivo ? [motivo] : [],
    restricciones: resultado === 2 ? leerRestricciones(restricciones, nombres) : [],
    antecedentes: pideAntecedentes(resultado) ? leerAntecedentes(antecedentes, nombres) : [],
  }
}

/** A person on the health answers: only a person decides against the applicant (core rules, Evaluation). */
export const responderEvaluacionMedicaUseCase = useCase(responderEvaluacionMedica, async (input, ctx) => {
  const { identificador, resultado } = input
  const persona = quienLlama(ctx)
  const declaracion = await tomarCaso(ctx, identificador, 'medica')
  const veredicto = { ...(await leerDetalle(ctx, declaracion, input)), clase: 'medica', resultado } as const
  return await retenerRespuesta(ctx, persona, {
    ...veredicto,
    declaracionId: declaracion.id,
    prospectoId: declaracion.prospectoId,
    renta: null,
  })
})
