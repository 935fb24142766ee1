import { esFactor, esPesos, esUF, esValorUF } from '@alerce/domain/base/dinero/tipos'
import { z } from 'zod'

// Amounts travel as plain numbers; parsing gives them the branded type of their unit.

/** An amount in UF, with three decimals at most. */
export const enUF = () => z.number().refine(esUF)
/** An amount in whole pesos. */
export const enPesos = () => z.number().refine(esPesos)
/** Typed pesos or none, sent as number or as digits; the field's rule sets the limit. */
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
/** Same amount, where the published schema says integer. */
export const pesosEnteros = () => z.number().int().refine(esPesos)
/** Value of one UF, in pesos with two decimals at most. */
export const valorUF = () => z.number().refine(esValorUF)
/** Factor of a person, or of a group, in the price of a plan. */
export const factor = () => z.number().refine(esFactor)

/** Ours: monthly price in pesos as the confirming user read it. Another price as of today answers 409. */
export const totalVisto = () => z.number().int().min(0).max(1_000_000_000).refine(esPesos).optional()
