import type { z } from 'zod'
import { applyRules, type Rules } from '../../forms/rules.ts'

/** Checks a payload by the rules of its form: `z.object({…}).superRefine(segunReglas(rules))`. */
export const segunReglas =
  <V>(rules: Rules<V> | ((values: V) => Rules<V>)) =>
  (values: V, context: z.core.$RefinementCtx): void => {
    for (const { campo, mensaje } of applyRules(typeof rules === 'function' ? rules(values) : rules, values)) {
      context.addIssue({ code: 'custom', path: campo.split('.'), message: mensaje })
    }
  }
