import { contraloriaMessages as m } from '@alerce/contract/messages/declaracion/contraloria'
import type { Input } from '@alerce/contract/operation'
import type { responderEvaluacionMedica } from '@alerce/contract/operations/declaracion/contraloria/contraloria'
import type { Antecedente } from '@alerce/domain/declaracion/veredicto/antecedentes'
import type { Restriccion } from '@alerce/domain/declaracion/veredicto/restricciones'
import { ensure } from '../../../refusal.ts'

type Respuesta = Input<typeof responderEvaluacionMedica>

/** Names of the persons of a declaration by their id. */
export type NombresDeLaDS = ReadonlyMap<number, string>

function nombreDe(nombres: NombresDeLaDS, persona: number | null, campo: string): string {
  const nombre = persona === null ? undefined : nombres.get(persona)
  ensure(nombre !== undefined, m.personaAjena, { campo })
  return nombre
}

/** The restrictions of an answer, which its rules have let through, by the names of whom they are about. */
export const leerRestricciones = (pedidas: Respuesta['restricciones'], nombres: NombresDeLaDS): Restriccion[] =>
  pedidas.map(({ persona, condicion, meses, cobertura }, index) => ({
    persona: nombreDe(nombres, persona, `restricciones.${index}.persona`),
    condicion,
    meses: meses ?? 0,
    cobertura: cobertura ?? 0,
  }))

/** The same of what it asks for, of somebody or of nobody alone. */
export const leerAntecedentes = (pedidos: Respuesta['antecedentes'], nombres: NombresDeLaDS): Antecedente[] =>
  pedidos.map(({ persona, texto }, index) => ({
    persona: persona === null ? null : nombreDe(nombres, persona, `antecedentes.${index}.persona`),
    texto,
  }))
