import type { FieldError } from '@alerce/contract/forms/rules'
import { useRef, useState } from 'react'
import { changesOf } from '../drafts/changes.ts'
import type { Binding, FormPath, PathOf, RowsOf, ValueAt } from './binding.ts'

/** Errors by the path of their field. */
type FormErrors = Readonly<Record<string, string>>

interface FormState<V> {
  readonly values: V
  /** Saved values. */
  readonly initial: V
  readonly errors: FormErrors
}

type Node = Readonly<Record<string, unknown>> | readonly unknown[]

const at = (node: unknown, key: string): unknown =>
  (node as Readonly<Record<string, unknown>> | null | undefined)?.[key]

const valueAt = (values: unknown, path: string): unknown => path.split('.').reduce(at, values)

/** Copy with this value at this path; an invalid path changes nothing. */
function withValueAt(node: unknown, [key, ...rest]: readonly string[], value: unknown): unknown {
  if (key === undefined) return value
  if (typeof node !== 'object' || node === null) return node
  const next = withValueAt(at(node, key), rest, value)
  return Array.isArray(node) ? node.with(Number(key), next) : { ...(node as Node), [key]: next }
}

/** Errors of the rows of a list after its row `index` was inserted (1) or removed (-1). */
function shifted(errors: FormErrors, list: string, index: number, by: 1 | -1): FormErrors {
  const entries = Object.entries(errors).flatMap(([path, message]) => {
    const [row, ...field] = path.startsWith(`${list}.`) ? path.slice(list.length + 1).split('.') : []
    const place = Number(row)
    if (row === undefined || Number.isNaN(place) || place < index) return [[path, message] as const]
    return by < 0 && place === index ? [] : [[[list, place + by, ...field].join('.'), message] as const]
  })
  return Object.fromEntries(entries)
}

export const toErrors = (errors: readonly FieldError[]): FormErrors =>
  Object.fromEntries(errors.map(({ campo, mensaje }) => [campo, mensaje]))

/** Values of a form, their saved values, and errors by path. `check` returns the errors in the order of the form. */
export function useForm<V extends object>(initial: V, check: (values: V) => readonly FieldError[]) {
  const [state, setState] = useState<FormState<V>>({ values: initial, initial, errors: {} })
  /** Current state: several changes of one event build on each other. */
  const now = useRef(state)
  const rules = useRef(check)
  rules.current = check

  const [acts] = useState(() => {
    const change = (part: Partial<FormState<V>>) => {
      now.current = { ...now.current, ...part }
      setState(now.current)
    }
    const setErrors = (errors: FormErrors) => change({ errors })
    const clearFieldError = (path: string) => {
      const { [path]: cleared, ...errors } = now.current.errors
      if (cleared !== undefined) change({ errors })
    }
    const setValueAt = (path: string, value: unknown) => {
      clearFieldError(path)
      const { values } = now.current
      if (valueAt(values, path) !== value) change({ values: withValueAt(values, path.split('.'), value) as V })
    }
    const rowsAt = (list: string) => valueAt(now.current.values, list) as readonly unknown[]
    const setRows = (list: string, rows: readonly unknown[], errors: FormErrors) =>
      change({ values: { ...now.current.values, [list]: rows }, errors })
    return {
      getValues: (): V => now.current.values,
      getInitialValues: (): V => now.current.initial,
      setInitialValues: (saved: V) => change({ initial: saved }),
      /** Changes these fields and clears every error. */
      setValues: (values: Partial<V>) => change({ values: { ...now.current.values, ...values }, errors: {} }),
      /** Changes one field and clears its error. */
      setFieldValue: <P extends FormPath<V>>(path: P, value: ValueAt<V, P>) => setValueAt(path, value),
      setErrors,
      clearFieldError,
      insertListItem: <K extends RowsOf<V>>(list: K, row: ValueAt<V, `${K}.${number}`>, index?: number) => {
        const rows = rowsAt(list)
        const errors = index === undefined ? now.current.errors : shifted(now.current.errors, list, index, 1)
        setRows(list, rows.toSpliced(index ?? rows.length, 0, row), errors)
      },
      removeListItem: (list: RowsOf<V>, index: number) =>
        setRows(list, rowsAt(list).toSpliced(index, 1), shifted(now.current.errors, list, index, -1)),
      /** Shows every error. */
      validate: () => setErrors(toErrors(rules.current(now.current.values))),
      /** Shows the error of one field, or of the first of its rows that has one. */
      validateField: (path: string) => {
        const all = Object.entries(toErrors(rules.current(now.current.values)))
        const [, error] = all.find(([wrong]) => wrong === path || wrong.startsWith(`${path}.`)) ?? []
        if (error === undefined) clearFieldError(path)
        else if (now.current.errors[path] !== error) setErrors({ ...now.current.errors, [path]: error })
        return { hasError: error !== undefined }
      },
      onChangeOf: (path: string) => (value: unknown) => setValueAt(path, value),
    }
  })
  const { onChangeOf, ...form } = acts

  return {
    ...form,
    values: state.values,
    errors: state.errors,
    isDirty: () =>
      changesOf(
        now.current.initial as Readonly<Record<string, unknown>>,
        now.current.values as Readonly<Record<string, unknown>>,
      ).length > 0,
    binding: <P extends PathOf<V>>(path: P): Binding<ValueAt<V, P>> => ({
      value: valueAt(state.values, path) as ValueAt<V, P>,
      onChange: onChangeOf(path),
      error: state.errors[path],
      onBlur: () => void acts.validateField(path),
      'data-path': path,
    }),
  }
}
