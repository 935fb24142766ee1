import type { Input } from '@alerce/contract/operation'
import { responderEvaluacionMedica } from '@alerce/contract/operations/declaracion/contraloria/contraloria'
import { pideAntecedentes, seRetiene } from '@alerce/domain/declaracion/respuesta'
import { persona as quienLlama } from '../../actor.ts'
import { type Context, useCase } from '../../use-case.ts'
import { personasDe } from '../declaracion/read-model-personas.ts'
import { registrarResultado } from './registrar-resultado.ts'
import { retenerRespuesta } from './retenidas/retener-respuesta.ts'
import type { Detalle } from './revision/detalle.ts'
import { leerAntecedentes, leerRestricciones } from './revision/leer-pedido.ts'
import { tomarCaso } from './tomar-caso.ts'

/** What the answer says: the lists of another one are left out. */
async function leerDetalle({ tx }: Context, input: Input<typeof responderEvaluacionMedica>): Promise<Detalle> {
  const { identificador, resultado, motivo, restricciones, antecedentes } = input
  const nombres = new Map((await personasDe(tx, identificador)).map(({ id, nombre }) => [id, nombre]))
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
  const veredicto = { ...(await leerDetalle(ctx, input)), clase: 'medica', resultado } as const
  if (seRetiene(resultado)) {
    return await retenerRespuesta(ctx, persona, { ...veredicto, declaracionId: declaracion.id, renta: null })
  }
  await registrarResultado(ctx, declaracion, { ...veredicto, por: persona.nombre, usuarioId: persona.usuarioId })
  return { resultado, saleEn: null, porConfirmar: false }
})
