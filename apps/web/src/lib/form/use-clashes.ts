import { useCallback, useEffect, useRef, useState } from 'react'
import { rebase, same } from '../drafts/changes.ts'

type Values = Record<string, unknown>

interface Fields {
  readonly values: Values
  /** Current values: a render shows them a little later. */
  readonly getValues: () => Values
  readonly getInitialValues: () => Values
  readonly setValues: (values: Values) => void
  readonly setInitialValues: (values: Values) => void
}

export interface Clashes {
  /** Their names, in no order. */
  readonly fields: readonly string[]
  readonly add: (fields: readonly string[]) => void
  readonly forget: () => void
  /** Replaces typed values by the saved ones. */
  readonly takeSaved: () => void
}

/**
 * Fields changed both by the user and by another save. `saved`: the record as last read; on its change, untouched
 * fields follow it and typed ones stay.
 */
export function useClashes(form: Fields, saved: Values): Clashes {
  const [fields, setFields] = useState<readonly string[]>([])
  const latest = useRef(form)
  latest.current = form
  const read = useRef(saved)

  const add = useCallback((more: readonly string[]) => {
    if (more.length > 0) setFields((now) => [...new Set([...now, ...more])])
  }, [])

  useEffect(() => {
    if (same(read.current, saved)) return
    read.current = saved
    const { getValues, getInitialValues, setValues, setInitialValues } = latest.current
    const { values: next, clashes } = rebase(getInitialValues(), getValues(), saved)
    setInitialValues(saved)
    setValues(next)
    add(clashes)
  })

  const { values, getInitialValues, setValues } = form
  const standing = fields.filter((name) => !same(values[name], getInitialValues()[name]))
  return {
    fields: standing,
    add,
    forget: () => setFields([]),
    takeSaved: () => {
      setValues(Object.fromEntries(standing.map((name) => [name, getInitialValues()[name]])))
      setFields([])
    },
  }
}
