import type { PayloadOf } from '../api/call.ts'

type Values = Readonly<Record<string, unknown>>

/** Changed field: its original value and the typed one. */
export type Change = PayloadOf<'guardarBorrador'>['cambios'][number]

export const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b)

/** Change back to the original value: it removes the field from the draft. */
export const takenBack = ({ campo, de }: Change): Change => ({ campo, de, a: de })

/** Fields of a form that differ from the saved values. */
export function changesOf(saved: Values, values: Values): Change[] {
  return Object.keys(saved)
    .filter((campo) => !same(saved[campo], values[campo]))
    .map((campo) => ({ campo, de: saved[campo], a: values[campo] }))
}

interface Merged {
  readonly value: unknown
  /** Both changed, to different values: the typed one stays. */
  readonly clash: boolean
}

const isObject = (value: unknown): value is Values =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const keep = (value: unknown): Merged => ({ value, clash: false })

/** Three-way merge: typed changes over the current value; rows and their fields merge separately. */
export function mergeValue(from: unknown, typed: unknown, now: unknown): Merged {
  if (same(from, now) || same(typed, now)) return keep(typed)
  if (same(from, typed)) return keep(now)
  if (Array.isArray(from) && Array.isArray(typed) && Array.isArray(now)) {
    if (from.length !== typed.length || from.length !== now.length) return { value: typed, clash: true }
    const rows = from.map((row, i) => mergeValue(row, typed[i], now[i]))
    return { value: rows.map(({ value }) => value), clash: rows.some(({ clash }) => clash) }
  }
  if (isObject(from) && isObject(typed) && isObject(now)) {
    const fields = Object.keys(now).map((name) => [name, mergeValue(from[name], typed[name], now[name])] as const)
    return {
      value: Object.fromEntries(fields.map(([name, { value }]) => [name, value])),
      clash: fields.some(([, { clash }]) => clash),
    }
  }
  return { value: typed, clash: true }
}

/** Values of a form after a merge, and the fields changed both by the user and by another save. */
interface MergedForm<V> {
  readonly values: V
  readonly clashes: readonly string[]
}

function formOf<V extends Values>(values: V, merged: readonly (Merged & { readonly campo: string })[]): MergedForm<V> {
  return {
    values: { ...values, ...Object.fromEntries(merged.map(({ campo, value }) => [campo, value])) },
    clashes: merged.filter(({ clash }) => clash).map(({ campo }) => campo),
  }
}

/** Merges a draft over the saved values. Fields that the form no longer has are dropped; a field being typed wins. */
export function restoreDraft<V extends Values>(draft: readonly Change[], saved: V, values: V): MergedForm<V> {
  const merged = draft
    .filter(({ campo }) => campo in saved && same(saved[campo], values[campo]))
    .map(({ campo, de, a }) => ({ campo, ...mergeValue(de, a, saved[campo]) }))
  return formOf(values, merged)
}

/** Values after another user's save: untouched fields follow it, typed ones stay. */
export function rebase<V extends Values>(saved: V, values: V, now: V): MergedForm<V> {
  const merged = Object.keys(now).map((campo) => ({ campo, ...mergeValue(saved[campo], values[campo], now[campo]) }))
  return formOf(now, merged)
}
