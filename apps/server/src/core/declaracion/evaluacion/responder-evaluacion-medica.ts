import { contraloriaMessages as m } from '@alerce/contract/messages/declaracion/contraloria'
import type { Input } from '@alerce/contract/operation'
import { responderEvaluacionMedica } from '@alerce/contract/operations/declaracion/contraloria/contraloria'
import { pideAntecedentes } from '@alerce/domain/declaracion/respuesta'
import type { Antecedente } from '@alerce/domain/declaracion/veredicto/antecedentes'
import type { Restriccion } from '@alerce/domain/declaracion/veredicto/restricciones'
import { persona as quienLlama } from '../../actor.ts'
import { ensure } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { readLeavers } from '../ds/al-dia/read-leavers.ts'
import type { Declaracion } from '../ds/read-model.ts'
import { personasDe } from '../ds/read-model-personas.ts'
import type { Detalle } from './detalle.ts'
import { holdRespuesta } from './retenidas/hold-respuesta.ts'
import { takeCaso } from './take-caso.ts'

type Respuesta = Input<typeof responderEvaluacionMedica>

/** Names of the persons of a declaration by their id. */
type NombresDeLaDS = ReadonlyMap<number, string>

function nombreDe(nombres: NombresDeLaDS, persona: number | null, campo: string): string {
  const nombre = persona === null ? undefined : nombres.get(persona)
  ensure(nombre !== undefined, m.personaAjena, { campo })
  return nombre
}

/** Restrictions of a validated answer, with the names of their persons. */
const readRestricciones = (pedidas: Respuesta['restricciones'], nombres: NombresDeLaDS): Restriccion[] =>
  pedidas.map(({ persona, condicion, meses, cobertura }, index) => ({
    persona: nombreDe(nombres, persona, `restricciones.${index}.persona`),
    condicion,
    meses: meses ?? 0,
    cobertura: cobertura ?? 0,
  }))

/** Requested background of a validated answer, with the name of its person, if any. */
const readAntecedentes = (pedidos: Respuesta['antecedentes'], nombres: NombresDeLaDS): Antecedente[] =>
  pedidos.map(({ persona, texto }, index) => ({
    persona: persona === null ? null : nombreDe(nombres, persona, `antecedentes.${index}.persona`),
    texto,
  }))

/** Content of the answer: lists that belong to another result are dropped. */
async function readDetalle(
  ctx: Context,
  declaracion: Declaracion,
  input: Input<typeof responderEvaluacionMedica>,
): Promise<Detalle> {
  const { resultado, motivo, restricciones, antecedentes } = input
  const fuera = new Set((await readLeavers(ctx, declaracion)).map(({ id }) => id))
  const siguen = (await personasDe(ctx.tx, declaracion.id)).filter(({ id }) => !fuera.has(id))
  const nombres = new Map(siguen.map(({ id, nombre }) => [id, nombre]))
  return {
    motivos: motivo ? [motivo] : [],
    restricciones: resultado === 2 ? readRestricciones(restricciones, nombres) : [],
    antecedentes: pideAntecedentes(resultado) ? readAntecedentes(antecedentes, nombres) : [],
  }
}

/** Answer of a person on health: only a person decides against the applicant (core rules, Evaluation). */
export const responderEvaluacionMedicaUseCase = useCase(responderEvaluacionMedica, async (input, ctx) => {
  const { identificador, resultado } = input
  const persona = quienLlama(ctx)
  const declaracion = await takeCaso(ctx, identificador, 'medica')
  const veredicto = { ...(await readDetalle(ctx, declaracion, input)), clase: 'medica', resultado } as const
  return await holdRespuesta(ctx, persona, {
    ...veredicto,
    declaracionId: declaracion.id,
    prospectoId: declaracion.prospectoId,
    renta: null,
  })
})
