import type { CamposDe, Ficha } from './ficha.ts'

/** A rule that asks for nothing. */
export const libre = (): null => null

type SinDia<R> = R extends (value: infer V, form: infer T) => string | null
  ? (value: V, form: T) => string | null
  : R extends (...all: never) => unknown
    ? 'this rule asks for a day'
    : R

type ConDia<R> = R extends (value: infer V, form: infer T, hoy: string) => string | null
  ? (value: V, form: T) => string | null
  : R

/** The rules of a form of a record, by field. */
type ReglasDe<F extends Ficha, P extends string> = { readonly [K in CamposDe<F, P>]: SinDia<F[K]['en'][P]> }
type ReglasAl<F extends Ficha, P extends string> = { readonly [K in CamposDe<F, P>]: ConDia<F[K]['en'][P]> }

/** The rules of one of the forms of a record, on a day (ISO date), in the order of its table. */
export function reglasAl<F extends Ficha, const P extends string>(ficha: F, forma: P, hoy: string): ReglasAl<F, P> {
  const reglas = Object.entries(ficha).flatMap(([campo, { en }]) => {
    const regla = en[forma]
    if (regla === undefined) return []
    const al = (value: never, form: never) => (typeof regla === 'function' ? regla(value, form, hoy) : null)
    return [[campo, typeof regla === 'function' ? al : regla] as const]
  })
  return Object.fromEntries(reglas) as ReglasAl<F, P>
}

/** The rules of one of the forms of a record, none of which asks for the day. */
export function reglasDe<F extends Ficha, const P extends string>(ficha: F, forma: P): ReglasDe<F, P> {
  return reglasAl(ficha, forma, '') as unknown as ReglasDe<F, P>
}

/** The same rules, these fields first: what is wrong is told in the order in which the screen draws its fields. */
export function enOrden<R extends object>(reglas: R, primero: readonly (keyof R)[]): R {
  return { ...Object.fromEntries(primero.map((campo) => [campo, reglas[campo]])), ...reglas }
}
