import { z } from 'zod'

const ALCANCE = 'x-alcance'

/** Field of a write's reply that reveals stored data: null for a bearer client without the scope `leer`. */
export const leido = <S extends z.ZodType>(shape: S) => shape.nullish().meta({ [ALCANCE]: 'leer' })

const esLeido = (shape: z.ZodType): boolean => shape.meta()?.[ALCANCE] === 'leer'

/** Reply for a client that may only write: fields marked as read are null. */
export function sinLoLeido(shape: z.ZodType, reply: unknown): unknown {
  if (shape instanceof z.ZodArray && Array.isArray(reply)) {
    return reply.map((one) => sinLoLeido(shape.element as z.ZodType, one))
  }
  if (!(shape instanceof z.ZodObject) || typeof reply !== 'object' || reply === null) return reply
  const fields: Readonly<Record<string, z.ZodType>> = shape.shape
  const hidden = Object.keys(fields).filter((name) => name in reply && esLeido(fields[name] as z.ZodType))
  return { ...reply, ...Object.fromEntries(hidden.map((name) => [name, null])) }
}
