import type { FieldError } from '@alerce/contract/forms/rules'
import { useRef } from 'react'
import { same } from '../drafts/changes.ts'

type Values = Readonly<Record<string, unknown>>

/** Field refused by the server. `con`: other fields refused with it, with one text at the first. */
export interface FieldRefusal extends FieldError {
  readonly con?: readonly string[]
}

/** Value at a path: `empleadores.0.rut`. */
const valueAt = (values: Values, campo: string) =>
  campo.split('.').reduce<unknown>((value, key) => (value as Values | null | undefined)?.[key], values)

/**
 * Keeps the errors of a refused save while the fields hold the refused values. The refusal dialog takes the focus from
 * the field, and the local rules would clear its error. A field changed since, before or after the answer, is no longer
 * refused.
 */
export function useRefused() {
  const refused = useRef<{ readonly errors: readonly FieldRefusal[]; readonly values: Values }>({
    errors: [],
    values: {},
  })
  return {
    /** `sent`: refused values, which may have been typed over since. */
    remember: (errors: readonly FieldRefusal[], sent: Values) => {
      refused.current = { errors, values: structuredClone(sent) }
    },
    standing: (values: Values): readonly FieldError[] => {
      const { errors, values: sent } = refused.current
      const isStill = (campo: string) => same(valueAt(values, campo), valueAt(sent, campo))
      return errors.filter(({ campo, con = [] }) => [campo, ...con].every(isStill))
    },
  }
}
