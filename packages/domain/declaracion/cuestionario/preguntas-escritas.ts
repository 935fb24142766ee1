import { preguntaSuprimida, preguntasDS } from '../preguntas.ts'

/** A question as the operator words it. `grupos`: ranges of ICD-10 that it asks for, `G00-G99`. */
export interface PreguntaEscrita {
  readonly numero: number
  readonly pregunta: string
  readonly ejemplo: string
  readonly grupos: readonly string[]
}

/** Why the questions cannot be published as they are written. */
export type FallaDePreguntas =
  | 'sinNumero'
  | 'suprimida'
  | 'numeroAjeno'
  | 'repetida'
  | 'sinPregunta'
  | 'sinEjemplo'
  | 'grupoNoEs'
  | 'grupoMental'
  | 'falta'

interface FallaEscrita {
  readonly falla: FallaDePreguntas
  /** What it is about: a line, a number, a group. */
  readonly sobre: string
}

const TITULO = /^(\d{1,3})\.\s*(.*)$/
const EJEMPLO = /^ejemplos?:\s*(.*)$/i
const GRUPOS = /^cie-?10:\s*(.*)$/i
const GRUPO = /^[A-Z]\d\d(\.\d)?(-[A-Z]\d\d(\.\d)?)?$/

interface Abierta {
  readonly numero: number
  pregunta: string
  ejemplo: string
  grupos: string[]
}

const pega = (antes: string, linea: string): string => (antes === '' ? linea : `${antes} ${linea}`)

const gruposDe = (escritos: string): string[] =>
  escritos
    .split(',')
    .map((grupo) => grupo.trim().toUpperCase())
    .filter((grupo) => grupo !== '')

/** Adds a line to the question that is open: it is the example, the groups, or more of what came last. */
function agrega(abierta: Abierta, linea: string): void {
  const [, ejemplo] = EJEMPLO.exec(linea) ?? []
  const [, grupos] = GRUPOS.exec(linea) ?? []
  if (ejemplo !== undefined) abierta.ejemplo = pega(abierta.ejemplo, ejemplo)
  else if (grupos !== undefined) abierta.grupos.push(...gruposDe(grupos))
  else if (abierta.ejemplo === '') abierta.pregunta = pega(abierta.pregunta, linea)
  else abierta.ejemplo = pega(abierta.ejemplo, linea)
}

function fallasDe({ numero, pregunta, ejemplo, grupos }: PreguntaEscrita): FallaEscrita[] {
  const sobre = String(numero)
  if (numero === preguntaSuprimida) return [{ falla: 'suprimida', sobre }]
  if (!preguntasDS.includes(numero)) return [{ falla: 'numeroAjeno', sobre }]
  return [
    ...(pregunta === '' ? [{ falla: 'sinPregunta' as const, sobre }] : []),
    ...(ejemplo === '' ? [{ falla: 'sinEjemplo' as const, sobre }] : []),
    ...grupos.flatMap((grupo): FallaEscrita[] => {
      if (!GRUPO.test(grupo)) return [{ falla: 'grupoNoEs', sobre: grupo }]
      // Ley 21.331: mental health may not be asked under any number
      return /(^|-)F/.test(grupo) ? [{ falla: 'grupoMental', sobre: grupo }] : []
    }),
  ]
}

const repetidas = (numeros: readonly number[]): FallaEscrita[] =>
  numeros
    .filter((numero, at) => numeros.indexOf(numero) !== at)
    .map((numero) => ({ falla: 'repetida', sobre: String(numero) }))

const faltantes = (numeros: readonly number[]): FallaEscrita[] =>
  preguntasDS.filter((numero) => !numeros.includes(numero)).map((numero) => ({ falla: 'falta', sobre: String(numero) }))

/**
 * The questions of a text, in order, and what is wrong with it. Each begins with its number («1. ¿Tiene …?»); under it
 * stand «Ejemplo:» and, where it asks for groups of the ICD-10, «CIE-10: G00-G99, I60-I69».
 */
export function leerPreguntas(cuerpo: string): { preguntas: PreguntaEscrita[]; fallas: FallaEscrita[] } {
  const abiertas: Abierta[] = []
  const fallas: FallaEscrita[] = []
  for (const linea of cuerpo.split('\n').map((una) => una.trim())) {
    if (linea === '') continue
    const [, numero, pregunta = ''] = TITULO.exec(linea) ?? []
    const ultima = abiertas.at(-1)
    if (numero !== undefined) abiertas.push({ numero: Number(numero), pregunta, ejemplo: '', grupos: [] })
    else if (ultima) agrega(ultima, linea)
    else fallas.push({ falla: 'sinNumero', sobre: linea.slice(0, 40) })
  }
  const numeros = abiertas.map(({ numero }) => numero)
  const preguntas = abiertas.toSorted((a, b) => a.numero - b.numero)
  return {
    preguntas,
    fallas: [...fallas, ...preguntas.flatMap(fallasDe), ...repetidas(numeros), ...faltantes(numeros)],
  }
}

/** The text of these questions, as it is read back. */
export const escribirPreguntas = (preguntas: readonly PreguntaEscrita[]): string =>
  preguntas
    .map(({ numero, pregunta, ejemplo, grupos }) =>
      [
        `${numero}. ${pregunta}`,
        `Ejemplo: ${ejemplo}`,
        ...(grupos.length > 0 ? [`CIE-10: ${grupos.join(', ')}`] : []),
      ].join('\n'),
    )
    .join('\n\n')
