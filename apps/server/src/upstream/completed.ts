import type { CamposEspecificados } from '@alerce/contract/especificacion/campos'
import { z } from 'zod'

/** A field that the specifications name is missing in a reply. The message is its place. */
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

const shapeOf = (schema: z.ZodObject): [string, z.ZodType][] =>
  Object.entries(schema.shape as Readonly<Record<string, z.ZodType>>)

/** Value of a field of ours that says nothing: null or empty where the shape allows it. */
function neutral(campo: string, schema: z.ZodType): unknown {
  // A version travels back, and the first one is 1
  const found = (campo === 'version' ? [1, ''] : neutros).find((value) => accepts(schema, value))
  if (found !== undefined) return found
  const inner = bare(schema)
  if (inner instanceof z.ZodObject)
    return Object.fromEntries(shapeOf(inner).map(([name, shape]) => [name, neutral(name, shape)]))
  if (inner instanceof z.ZodEnum) return inner.options[0]
  if (inner instanceof z.ZodLiteral) return inner.value
  if (inner instanceof z.ZodUnion) return neutral(campo, inner.options[0] as z.ZodType)
  throw new Error(`no neutral value for ${campo}`)
}

/** A field that is absent in a reply; undefined: it may be. */
type Absent = (campo: string, schema: z.ZodType, at: string) => unknown

const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Walks a reply beside its shape, and fills absent fields: those of the specifications, and those of ours. */
function filled(
  schema: z.ZodType,
  known: CamposEspecificados,
  value: unknown,
  absent: { readonly theirs: Absent; readonly ours: Absent },
  at = '',
): unknown {
  const inner = bare(schema)
  if (inner instanceof z.ZodArray && Array.isArray(value))
    return value.map((item) => filled(inner.element as z.ZodType, known, item, absent, at))
  if (inner instanceof z.ZodUnion) {
    const options = inner.options as readonly z.ZodType[]
    return filled(options.find((one) => bare(one) instanceof z.ZodObject) ?? z.unknown(), known, value, absent, at)
  }
  if (!(inner instanceof z.ZodObject && isRecord(value))) return value
  const fields = shapeOf(inner).map(([campo, shape]) => {
    const own = known[campo]
    const present = value[campo]
    if (present !== undefined)
      return [campo, isRecord(own) ? filled(shape, own, present, absent, `${at}${campo}.`) : present]
    return [campo, (own === undefined ? absent.ours : absent.theirs)(campo, shape, at)]
  })
  return { ...value, ...Object.fromEntries(fields.filter(([, field]) => field !== undefined)) }
}

/** A core may leave out a field that may be absent or null; another one is a fault. */
const theirs: Absent = (campo, schema, at) => {
  if (accepts(schema, undefined)) return undefined
  if (accepts(schema, null)) return null
  throw new MissingField(at + campo)
}

/** Reply with null in each documented field that was left out; `known`: those fields. Throws MissingField. */
export const checked = (schema: z.ZodType, known: CamposEspecificados, value: unknown): unknown =>
  filled(schema, known, value, { theirs, ours: () => undefined })

/** The same with a neutral value in each field of ours that nothing here knows. */
export const completed = (schema: z.ZodType, known: CamposEspecificados, value: unknown): unknown =>
  filled(schema, known, value, {
    theirs,
    ours: (campo, shape) => (accepts(shape, undefined) ? undefined : neutral(campo, shape)),
  })
