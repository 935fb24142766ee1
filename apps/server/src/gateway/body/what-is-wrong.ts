import type { z } from 'zod'

type Raw = z.core.$ZodRawIssue

const UNKNOWN = 'El dato no tiene el formato esperado.'
const ABSENT = 'Falta el dato.'
/** Longest list of allowed values that fits in one line of the message. */
const MANY_VALUES = 12

const disjunction = new Intl.ListFormat('es', { type: 'disjunction' })

const isAbsent = (input: unknown): boolean => input === undefined || input === null || input === ''

const NUMBER = 'Use un número.'

const byType: Readonly<Record<string, string>> = {
  string: 'Use un texto.',
  number: NUMBER,
  int: 'Use un número entero.',
  boolean: 'Use true o false.',
  array: 'Envíe una lista.',
}

function oneOf(values: readonly unknown[]): string {
  const known = values.filter((value) => !isAbsent(value))
  const said = (known.every((value) => typeof value === 'number') ? known.toSorted((a, b) => a - b) : known).map(String)
  return said.length === 0 || said.length > MANY_VALUES ? UNKNOWN : `Use ${disjunction.format(said)}.`
}

/** Declared check of a number: a bound, or being whole. */
interface Rule {
  readonly check: string
  readonly value?: number
  readonly inclusive?: boolean
}

const rulesOf = (schema: z.core.$ZodType): readonly Rule[] =>
  (schema._zod.def.checks ?? []).map((check) => check._zod.def as unknown as Rule)

function numberWithin(rules: readonly Rule[]): string {
  const whole = rules.some(({ check }) => check === 'number_format')
  // A whole number over 0 begins at 1
  const bounds = (name: string, step: 1 | -1) =>
    rules
      .filter(({ check }) => check === name)
      .map(({ value = 0, inclusive }) => ({
        value: whole && !inclusive ? value + step : value,
        itself: whole || inclusive,
      }))
  const from = bounds('greater_than', 1).toSorted((a, b) => b.value - a.value)[0]
  const to = bounds('less_than', -1).toSorted((a, b) => a.value - b.value)[0]
  if (from?.itself && to?.itself) return `Use un número de ${from.value} a ${to.value}.`
  const [low, high] = [from?.itself ? 'desde' : 'mayor que', to?.itself ? 'hasta' : 'menor que']
  const parts = [...(from ? [`${low} ${from.value}`] : []), ...(to ? [`${high} ${to.value}`] : [])]
  return parts.length === 0 ? NUMBER : `Use un número ${parts.join(' y ')}.`
}

/** Message for a size out of bounds: the value of a number, the length of a text or list. */
function sizeOf(issue: Raw, limit: unknown, word: 'al menos' | 'a lo más'): string {
  if (issue.origin === 'string') return `Use ${word} ${limit} caracteres.`
  if (issue.origin === 'array') return `Envíe ${word} ${limit}.`
  const { schema } = issue as { schema?: z.core.$ZodType }
  return schema ? numberWithin(rulesOf(schema)) : UNKNOWN
}

/** Message for a union: all allowed values where each option is a value, else the demand of the first other option. */
function noneOf(errors: readonly (readonly z.core.$ZodIssue[])[]): string {
  const own = errors.flatMap(([first]) => (first && first.path.length === 0 ? [first] : []))
  const values = own.flatMap((issue) => (issue.code === 'invalid_value' ? issue.values : []))
  const other = own.find(({ code }) => code !== 'invalid_value')
  return other ? other.message : oneOf(values)
}

/** Message for a field whose rule has no words of its own: that it is missing, or the value to use instead. */
export function whatIsWrong(issue: Raw): string {
  if (isAbsent(issue.input) && issue.code !== 'custom') return ABSENT
  if (issue.code === 'invalid_type') return byType[issue.expected] ?? UNKNOWN
  if (issue.code === 'invalid_value') return oneOf(issue.values)
  if (issue.code === 'too_small') return sizeOf(issue, issue.minimum, 'al menos')
  if (issue.code === 'too_big') return sizeOf(issue, issue.maximum, 'a lo más')
  return issue.code === 'invalid_union' ? noneOf(issue.errors) : UNKNOWN
}
