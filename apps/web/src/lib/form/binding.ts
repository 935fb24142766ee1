import type { ReactNode } from 'react'

/** Props of a field bound to its form. */
export interface Binding<T> {
  readonly value: T
  onChange(value: T): void
  readonly error: ReactNode
  onBlur(event: unknown): void
  readonly 'data-path': string
}

type Row<L> = NonNullable<L> extends readonly (infer R)[] ? R : never

/** Fields with rows. */
export type RowsOf<V> = { [K in keyof V & string]: Row<V[K]> extends never ? never : K }[keyof V & string]

type RowPath<V> = { [K in RowsOf<V>]: `${K}.${number}.${keyof Row<V[K]> & string}` }[RowsOf<V>]

/** A field, or a field of a row: `empleadores.0.rut`. */
export type PathOf<V> = (keyof V & string) | RowPath<V>

/** A field, a row, or a field of a row. */
export type FormPath<V> = PathOf<V> | `${RowsOf<V>}.${number}`

type InRow<V, P> = P extends `${infer K}.${number}.${infer F}`
  ? K extends keyof V
    ? F extends keyof Row<V[K]>
      ? Row<V[K]>[F]
      : never
    : never
  : P extends `${infer K}.${number}`
    ? K extends keyof V
      ? Row<V[K]>
      : never
    : never

/** Type of the value at a path. */
export type ValueAt<V, P> = P extends keyof V ? V[P] : InRow<V, P>
