import type { FieldError } from '@alerce/contract/forms/rules'
import { useRef } from 'react'
import { same } from '../drafts/changes.ts'

type Values = Readonly<Record<string, unknown>>

/** The field of the form itself, of a path into it. */
const rootOf = (campo: string) => campo.split('.')[0] ?? campo

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
    remember: (errors: readonly FieldError[], values: Values) => {
      refused.current = { errors, values: structuredClone(values) }
    },
    standing: (values: Values): readonly FieldError[] => {
      const { errors, values: sent } = refused.current
      return errors.filter(({ campo }) => same(values[rootOf(campo)], sent[rootOf(campo)]))
    },
  }
}
