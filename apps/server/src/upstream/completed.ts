import type { CamposEspecificados } from '@alerce/contract/especificacion/campos'
import { z } from 'zod'

/** A field that the specifications name is missing in a reply; `campo`: where. */
export class MissingField extends Error {}

/** Values for fields of ours that only our own core knows, tried in this order. */
const neutros: readonly unknown[] = [null, [], '', false, 0, 1]

const accepts = (schema: z.ZodType, value: unknown): boolean => schema.safeParse(value).success

/** Schema inside optional, nullable, default and pipe. */
function bare(schema: z.ZodType): z.ZodType {
  if (schema instanceof z.ZodOptional || schema instanceof z.ZodNullable || schema instanceof z.ZodDefault)
    return bare(schema.unwrap() as z.ZodType)
  return schema instanceof z.ZodPipe ? bare(schema.out as z.ZodType) : schema
}

/** Value of a field of ours that says nothing: null or empty where the shape allows it. */
function neutral(campo: string, schema: z.ZodType): unknown {
  // A version travels back, and the first one is 1
  const found = (campo === 'version' ? [1, ''] : neutros).find((value) => accepts(schema, value))
  if (found !== undefined) return found
  const inner = bare(schema)
  if (inner instanceof z.ZodObject) return withFields(inner, {}, undefined, '')
  if (inner instanceof z.ZodEnum) return inner.options[0]
  if (inner instanceof z.ZodLiteral) return inner.value
  if (inner instanceof z.ZodUnion) return neutral(campo, inner.options[0] as z.ZodType)
  throw new Error('no neutral value for this shape')
}

function withFields(
  schema: z.ZodObject,
  value: Readonly<Record<string, unknown>>,
  known: CamposEspecificados | undefined,
  at: string,
): unknown {
  const filled = Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>).flatMap(([campo, shape]) => {
    const own = known?.[campo]
    const present = value[campo]
    if (present !== undefined)
      return [[campo, typeof own === 'object' ? completed(shape, own, present, `${at}${campo}.`) : present]]
    if (accepts(shape, undefined)) return []
    if (own === undefined) return [[campo, neutral(campo, shape)]]
    // A core may leave out an empty field
    if (accepts(shape, null)) return [[campo, null]]
    throw new MissingField(at + campo)
  })
  return { ...value, ...Object.fromEntries(filled) }
}

/**
 * Reply of a core that knows only the specifications, with neutral values in the fields of ours. `known`: fields that
 * the specifications name. Throws MissingField when one of them is missing.
 */
export function completed(schema: z.ZodType, known: CamposEspecificados, value: unknown, at = ''): unknown {
  const inner = bare(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => completed(inner.element as z.ZodType, known, item, at))
  if (inner instanceof z.ZodUnion) {
    const options = inner.options as readonly z.ZodType[]
    const fits = options.find((option) => accepts(option, tryCompleted(option, known, value, at)))
    return fits ? completed(fits, known, value, at) : value
  }
  if (inner instanceof z.ZodObject && typeof value === 'object' && value !== null && !Array.isArray(value))
    return withFields(inner, value as Readonly<Record<string, unknown>>, known, at)
  return value
}

function tryCompleted(schema: z.ZodType, known: CamposEspecificados, value: unknown, at: string): unknown {
  try {
    return completed(schema, known, value, at)
  } catch (error) {
    if (error instanceof MissingField) return undefined
    throw error
  }
}
