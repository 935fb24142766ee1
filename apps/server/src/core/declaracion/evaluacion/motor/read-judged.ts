import type { Context } from '../../../use-case.ts'
import { readLeavers } from '../../ds/al-dia/read-leavers.ts'
import type { Declaracion } from '../../ds/read-model.ts'
import { type PersonaDS, personasConSalud } from '../../ds/read-model-personas.ts'
import { type Respuesta, respuestasDe } from '../../preguntas/read-model.ts'

interface DeclaracionJuzgada {
  /** Persons still in the sale. */
  readonly personas: readonly PersonaDS[]
  /** Answers by question number; a «sí» only of persons who left is removed. */
  readonly respuestas: ReadonlyMap<number, Respuesta>
  /** Names of the persons who left after the signature. */
  readonly salieron: readonly string[]
}

function sinLosDe({ respuesta, diagnosticos }: Respuesta, fuera: ReadonlySet<number>): Respuesta {
  const quedan = diagnosticos.filter(({ personaId }) => !fuera.has(personaId))
  return { respuesta: respuesta && (quedan.length > 0 || diagnosticos.length === 0), diagnosticos: quedan }
}

/**
 * Data of a declaration to evaluate, without persons who left the sale. Shared by the machine and the auditor's screen.
 */
export async function readJudged(
  ctx: Pick<Context, 'tx' | 'vault'>,
  declaracion: Declaracion,
): Promise<DeclaracionJuzgada> {
  const { tx, vault } = ctx
  const salieron = await readLeavers(ctx, declaracion)
  const fuera = new Set(salieron.map(({ id }) => id))
  const respuestas = await respuestasDe(tx, vault, declaracion.id)
  return {
    personas: (await personasConSalud(tx, vault, declaracion.id)).filter(({ id }) => !fuera.has(id)),
    respuestas: new Map([...respuestas].map(([numero, una]) => [numero, sinLosDe(una, fuera)])),
    salieron: salieron.map(({ nombre }) => nombre),
  }
}
