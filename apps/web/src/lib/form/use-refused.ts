import type { FieldError } from '@alerce/contract/forms/rules'
import { useRef } from 'react'
import { same } from '../drafts/changes.ts'

type Values = Readonly<Record<string, unknown>>

/** What stands at a path: `empleadores.0.rut`. */
const valueAt = (values: Values, campo: string) =>
  campo.split('.').reduce<unknown>((value, key) => (value as Values | null | undefined)?.[key], values)

/**
 * What the server refused stays at its field while it holds what was refused: the field is left when a dialog tells of
 * the refusal, and the rules, which find nothing wrong with it, would take the words away.
 */
export function useRefused() {
  const refused = useRef<{ readonly errors: readonly FieldError[]; readonly values: Values }>({
    errors: [],
    values: {},
  })
  return {
    /** `sent`: what was refused, which may have been typed over since. */
    remember: (errors: readonly FieldError[], sent: Values) => {
      refused.current = { errors, values: structuredClone(sent) }
    },
    standing: (values: Values): readonly FieldError[] => {
      const { errors, values: sent } = refused.current
      return errors.filter(({ campo }) => same(valueAt(values, campo), valueAt(sent, campo)))
    },
  }
}
