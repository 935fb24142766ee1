import { z } from 'zod'

/** An id: a positive integer, sent as number or as its digits; read as number. */
export const id = () =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,15}$/)
        .transform(Number),
    ])
    .pipe(
      z
        .number()
        .int()
        .positive()
        .max(2 ** 52),
    )

/** A code of a list (region, plan, benefit …): a whole number that fits the database, sent as number or digits. */
export const codigo = () =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,9}$/)
        .transform(Number),
    ])
    .pipe(z.number().int().nonnegative().max(2_147_483_647))

/** The record's version that was read; absent means "do not check" (architecture: State). */
export const version = () => z.number().int().positive().max(2_147_483_647).optional()

/** A text of at most `max` characters, trimmed. */
export const texto = (max: number) => z.string().trim().max(max)
