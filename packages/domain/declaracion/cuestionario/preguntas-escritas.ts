import { preguntaSuprimida, preguntasDS } from '../preguntas.ts'

/** Question in the operator's words. `grupos`: ranges of ICD-10 that it covers, `G00-G99`. */
export interface PreguntaEscrita {
  readonly numero: number
  readonly pregunta: string
  readonly ejemplo: string
  readonly grupos: readonly string[]
}

/** Reasons why the questions cannot be published. */
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
  /** Place of the fault: a line, a number, a group. */
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

/** Adds a line to the open question: the example, the groups, or a continuation of the previous line. */
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
 * Questions of a text, in order, and its faults. Each begins with its number («1. ¿Tiene …?»). «Ejemplo:» follows, and
 * for groups of the ICD-10 «CIE-10: G00-G99, I60-I69».
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

/** Text of these questions, in the form that `leerPreguntas` reads. */
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
