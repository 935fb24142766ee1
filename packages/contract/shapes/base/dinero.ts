import { esFactor, esPesos, esUF, esValorUF } from '@alerce/domain/base/dinero/tipos'
import { z } from 'zod'

// Amounts travel as plain numbers; whoever has read them knows of what.

/** An amount in UF, with three decimals at most. */
export const enUF = () => z.number().refine(esUF)
/** An amount in whole pesos. */
export const enPesos = () => z.number().refine(esPesos)
/** Pesos of a form or none, sent as number or as its digits; their rule says how many may be. */
export const pesosEscritos = () =>
  z
    .union([
      z.number(),
      z
        .string()
        .regex(/^\d{1,12}$/)
        .transform(Number),
    ])
    .pipe(enPesos())
    .nullish()
    .transform((value) => value ?? null)
/** The same where the published schema says integer. */
export const pesosEnteros = () => z.number().int().refine(esPesos)
/** What one UF is worth, in pesos with two decimals at most. */
export const valorUF = () => z.number().refine(esValorUF)
/** What persons weigh in the price of a plan. */
export const factor = () => z.number().refine(esFactor)

/** Ours: what the quote costs, pesos a month, as whoever confirms it read it. Another price as of today is asked (409). */
export const totalVisto = () => z.number().int().min(0).max(1_000_000_000).refine(esPesos).optional()
