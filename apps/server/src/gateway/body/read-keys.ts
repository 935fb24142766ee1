import type { z } from 'zod'

interface Def {
  readonly type: string
  readonly shape?: Record<string, z.ZodType>
  readonly element?: z.ZodType
  readonly innerType?: z.ZodType
  readonly in?: z.ZodType
  readonly options?: readonly z.ZodType[]
}

const defOf = (schema: z.ZodType): Def => schema._zod.def as unknown as Def

/** Folds equivalent spellings of a key: case, Unicode form, and the year field without its tilde. */
function fold(key: string): string {
  return key.normalize('NFC').toLowerCase().replaceAll('ñ', 'n')
}

function readObject(value: Record<string, unknown>, shape: Record<string, z.ZodType>): Record<string, unknown> {
  const declared = new Map(Object.keys(shape).map((key) => [fold(key), key]))
  const out: Record<string, unknown> = {}
  for (const [key, item] of Object.entries(value)) {
    const name = declared.get(fold(key))
    const schema = name === undefined ? undefined : shape[name]
    if (name === undefined || schema === undefined) continue
    if (!(name in out) || key === name) out[name] = readKeys(item, schema)
  }
  return out
}

/** Shape of a record; of a union of records, the fields of all of them. */
function shapeOf({ shape, options }: Def): Record<string, z.ZodType> | undefined {
  if (shape || !options) return shape
  const shapes = options.map((option) => shapeOf(defOf(option)))
  return shapes.some((one) => one !== undefined) ? Object.assign({}, ...shapes.toReversed()) : undefined
}

/** Renames the keys of a payload as in the schema, ignoring case; drops unknown keys. */
export function readKeys(value: unknown, schema: z.ZodType): unknown {
  const def = defOf(schema)
  const shape = shapeOf(def)
  if (shape && typeof value === 'object' && value !== null && !Array.isArray(value))
    return readObject(value as Record<string, unknown>, shape)
  if (def.element && Array.isArray(value)) {
    const { element } = def
    return value.map((item) => readKeys(item, element))
  }
  const inner = def.innerType ?? def.in ?? def.options?.[0]
  return inner ? readKeys(value, inner) : value
}
