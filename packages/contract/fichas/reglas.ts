import type { CamposDe, Ficha } from './ficha.ts'

/** Rule that accepts every value. */
export const libre = (): null => null

type SinDia<R> = R extends (value: infer V, form: infer T) => string | null
  ? (value: V, form: T) => string | null
  : R extends (...all: never) => unknown
    ? 'this rule asks for a day'
    : R

type ConDia<R> = R extends (value: infer V, form: infer T, hoy: string) => string | null
  ? (value: V, form: T) => string | null
  : R

/** Rules of a form of a record, by field. */
type ReglasDe<F extends Ficha, P extends string> = { readonly [K in CamposDe<F, P>]: SinDia<F[K]['en'][P]> }
type ReglasAl<F extends Ficha, P extends string> = { readonly [K in CamposDe<F, P>]: ConDia<F[K]['en'][P]> }

/** Rules of one form of a record, on a day (ISO date), in the order of its table. */
export function reglasAl<F extends Ficha, const P extends string>(ficha: F, forma: P, hoy: string): ReglasAl<F, P> {
  const reglas = Object.entries(ficha).flatMap(([campo, { en }]) => {
    const regla = en[forma]
    if (regla === undefined) return []
    const al = (value: never, form: never) => (typeof regla === 'function' ? regla(value, form, hoy) : null)
    return [[campo, typeof regla === 'function' ? al : regla] as const]
  })
  return Object.fromEntries(reglas) as ReglasAl<F, P>
}

/** Rules of one form of a record, when none depends on the day. */
export function reglasDe<F extends Ficha, const P extends string>(ficha: F, forma: P): ReglasDe<F, P> {
  return reglasAl(ficha, forma, '') as unknown as ReglasDe<F, P>
}

/** Same rules with these fields first, so errors come in the order of the screen. */
export function enOrden<R extends object>(reglas: R, primero: readonly (keyof R)[]): R {
  return { ...Object.fromEntries(primero.map((campo) => [campo, reglas[campo]])), ...reglas }
}
