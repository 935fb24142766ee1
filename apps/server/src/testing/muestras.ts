import { z } from 'zod'

/** The parts of JSON Schema that requests use. */
interface Esquema {
  readonly type?: string
  readonly properties?: Record<string, Esquema>
  readonly required?: readonly string[]
  readonly items?: Esquema
  readonly anyOf?: readonly Esquema[]
  readonly oneOf?: readonly Esquema[]
  readonly enum?: readonly unknown[]
  readonly const?: unknown
  readonly minimum?: number
  readonly exclusiveMinimum?: number
  readonly maximum?: number
  readonly minLength?: number
  readonly maxLength?: number
  readonly format?: string
  readonly minItems?: number
  readonly maxItems?: number
}

/** Texts valid in some field, which all others must refuse or store unharmed. */
const textos = [
  '12345678-5',
  '76086428-5',
  '07-10-2026',
  '2015/04/02',
  '08/10/2026 10:00:00',
  'ana@example.cl',
  '987654321',
  '',
  ' ',
  '0',
  '1',
  '-1',
  '2,5',
  '999999999',
  'R',
  'S',
  'D',
  'M',
  "'; drop table prospecto; --",
  '%_\\',
  '𝒜🌲\u202e',
  'x'.repeat(60),
]

/** Pseudo-random picks, equal in every run. */
export function azar(semilla: number) {
  let state = semilla * 2_654_435_761 + 1
  return (cuantos: number): number => {
    state = (Math.imul(state ^ (state >>> 15), 2_246_822_519) + 374_761_393) | 0
    return Math.abs(state ^ (state >>> 13)) % cuantos
  }
}
type Azar = ReturnType<typeof azar>

const choose = <T>(list: readonly T[], al: Azar): T => list[al(list.length)] as T

function numero({ minimum, exclusiveMinimum, maximum }: Esquema, al: Azar): number {
  const least = minimum ?? (exclusiveMinimum === undefined ? -(2 ** 31) : exclusiveMinimum + 1)
  const most = maximum ?? 2 ** 31 - 1
  const some = [least, most, 0, 1, 2, 13, 131, 13_123, 1_000_000]
  return choose(
    some.filter((n) => n >= least && n <= most),
    al,
  )
}

function lista({ items = {}, minItems = 0, maxItems = 3 }: Esquema, al: Azar): unknown[] {
  const length = Math.max(minItems, Math.min(maxItems, al(3)))
  return Array.from({ length }, () => muestra(items, al))
}

function objeto({ properties = {}, required = [] }: Esquema, al: Azar): object {
  const present = Object.entries(properties).filter(([name]) => required.includes(name) || al(4) > 0)
  return Object.fromEntries(present.map(([name, schema]) => [name, muestra(schema, al)]))
}

/** Values for formats with a single valid form. */
const instantes: Readonly<Record<string, string>> = { 'date-time': '2026-10-07T13:00:00.000Z', date: '2026-10-08' }

const porTipo: Record<string, (schema: Esquema, al: Azar) => unknown> = {
  object: objeto,
  array: lista,
  number: numero,
  integer: numero,
  boolean: (_schema, al) => al(2) === 0,
  null: () => null,
  string: ({ maxLength, format = '' }, al) =>
    instantes[format] ?? (maxLength && al(6) === 0 ? 'x'.repeat(maxLength) : choose(textos, al)),
}

function muestra(schema: Esquema, al: Azar): unknown {
  const options = schema.anyOf ?? schema.oneOf
  if (options) return muestra(choose(options, al), al)
  if (schema.enum) return choose(schema.enum, al)
  if ('const' in schema) return schema.const
  return porTipo[schema.type ?? 'string']?.(schema, al)
}

const conocidos = new WeakMap<z.ZodType, Esquema>()

/** JSON Schema of a request; cached, since tests call each operation a hundred times. */
export function esquemaDe(request: z.ZodType): Esquema {
  const antes = conocidos.get(request)
  if (antes) return antes
  const esquema = z.toJSONSchema(request, { io: 'input', unrepresentable: 'any' }) as unknown as Esquema
  conocidos.set(request, esquema)
  return esquema
}

/** A payload of the right shape, with values at the limits of the shape. */
export const payloadPosible = (esquema: Esquema, al: Azar) => muestra(esquema, al) as Record<string, unknown>
