import { leerPreguntas } from '@alerce/domain/declaracion/cuestionario/preguntas-escritas'
import { preguntaSuprimida } from '@alerce/domain/declaracion/preguntas'
import { buscarTexto, textoVigente } from '../../base/textos/read-model.ts'
import type { Context } from '../../use-case.ts'

export interface Pregunta {
  readonly numero: number
  readonly pregunta: string
  readonly ejemplo: string
  readonly editable: boolean
}

/** What a declaration is asked: a version of the operator's text. `esEjemplo`: of ours, none was published. */
export interface Cuestionario {
  readonly textoId: number
  readonly version: number
  readonly esEjemplo: boolean
  /** All in order; a suppressed one is not editable. */
  readonly preguntas: readonly Pregunta[]
}

const suprimida: Pregunta = {
  numero: preguntaSuprimida,
  pregunta: 'Pregunta suprimida',
  ejemplo: 'La ley no permite preguntar por la salud mental. No se responde ni se guarda.',
  editable: false,
}

/** The questions that a declaration answered; before its first answer, those in force on a day (ISO). */
export async function leerCuestionario(
  tx: Context['tx'],
  { preguntasTextoId }: { readonly preguntasTextoId: number | null },
  dia: string,
): Promise<Cuestionario> {
  const texto = await (preguntasTextoId === null
    ? textoVigente(tx, 'preguntasDS', dia)
    : buscarTexto(tx, preguntasTextoId))
  if (!texto) throw new Error('no hay preguntas de la Declaración de Salud')
  const escritas = leerPreguntas(texto.cuerpo).preguntas.map((p): Pregunta => ({ ...p, editable: true }))
  const preguntas = [...escritas, suprimida].sort((a, b) => a.numero - b.numero)
  return { textoId: texto.id, version: texto.version, esEjemplo: texto.ejemplo, preguntas }
}
