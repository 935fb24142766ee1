import type { FieldError } from '@alerce/contract/forms/rules'
import { useRef } from 'react'
import { same } from '../drafts/changes.ts'

type Values = Readonly<Record<string, unknown>>

/** What the server refused. `con`: other fields that were refused with it, by one word at the first. */
export interface FieldRefusal extends FieldError {
  readonly con?: readonly string[]
}

/** What stands at a path: `empleadores.0.rut`. */
const valueAt = (values: Values, campo: string) =>
  campo.split('.').reduce<unknown>((value, key) => (value as Values | null | undefined)?.[key], values)

/**
 * What the server refused stays at its field while it holds what was refused, of every form. It is left when a dialog
 * tells of the refusal, and the rules, which find nothing wrong with it, would take the words away; and a field that was
 * changed since, before the answer came or after, is not what was refused.
 */
export function useRefused() {
  const refused = useRef<{ readonly errors: readonly FieldRefusal[]; readonly values: Values }>({
    errors: [],
    values: {},
  })
  return {
    /** `sent`: what was refused, which may have been typed over since. */
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
