/** Fault of a field in the words of the catalogue; null: none. */
export type FieldRule<T, V> = (value: T, values: V) => string | null

/** Rules of a form by field. A list of rows takes the rules of one row. Zod-free: the browser imports them. */
export type Rules<V> = {
  readonly [K in keyof V]?: V[K] extends readonly (infer Row)[] ? Rules<Row> | FieldRule<V[K], V> : FieldRule<V[K], V>
}

export interface FieldError {
  readonly campo: string
  readonly mensaje: string
}

type AnyRule = FieldRule<unknown, unknown> | Rules<Record<string, unknown>>

function check(rule: AnyRule, value: unknown, values: unknown, campo: string): FieldError[] {
  if (typeof rule === 'function') {
    const mensaje = rule(value, values)
    return mensaje === null ? [] : [{ campo, mensaje }]
  }
  const rows = value as Record<string, unknown>[]
  return rows.flatMap((row, index) =>
    applyRules(rule, row).map((error) => ({ ...error, campo: `${campo}.${index}.${error.campo}` })),
  )
}

/** Every failing field, in the order of the rules; a field of a row is named `empleadores.0.rut`. */
export function applyRules<V>(rules: Rules<V>, values: V): FieldError[] {
  return Object.entries(rules).flatMap(([campo, rule]) =>
    check(rule as AnyRule, values[campo as keyof V], values, campo),
  )
}

/** Requires a text other than blanks. */
export const required =
  (text: string) =>
  (value: string | null): string | null =>
    value?.trim() ? null : text

/** Requires a choice. */
export const chosen =
  (text: string) =>
  (value: unknown): string | null =>
    value === null ? text : null

/** Applies the rule only to a non-empty text. */
export const opcional =
  (rule: (value: string) => string | null) =>
  (value: string): string | null =>
    value.trim() ? rule(value) : null
