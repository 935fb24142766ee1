import type { OperationMap } from '@alerce/contract/operation-map'

type Calls = OperationMap

/** At least one of the versions that a call may carry: `version`, and where it is of two records that of the other. */
type Read<P> = {
  readonly [K in keyof P & `version${string}`]-?: { readonly [I in K]: number }
}[keyof P & `version${string}`]

/** What is made: nothing was read of it before. */
type Made<P, K extends keyof P> = Omit<P, K | 'version'> & { readonly [I in K]?: null | undefined } & {
  readonly version?: undefined
}
/** What is changed: with the version that was read. */
type Changed<P, K extends keyof P> = Omit<P, K> & { readonly [I in K]-?: NonNullable<P[I]> } & Read<P>

type OfRecord<P, K> = [K] extends [never] ? P & Read<P> : K extends keyof P ? Made<P, K> | Changed<P, K> : never

/** Whether a call says which version of a record it is of: a number, or it is another thing of that name. */
type Versioned<P, K> = string extends keyof P
  ? P
  : 'version' extends keyof P
    ? Exclude<P['version'], undefined> extends number
      ? OfRecord<P, K>
      : P
    : P

/** What is given in the place of something says of what. */
type Replacing<P> = string extends keyof P
  ? unknown
  : 'reemplaza' extends keyof P
    ? { readonly reemplaza: NonNullable<P['reemplaza']> }
    : unknown

/** What our own screens send: a change of a record always says which version of it was read. */
export type PayloadOf<N extends keyof Calls> = Versioned<Calls[N]['payload'], Calls[N]['nuevoSin']> &
  Replacing<Calls[N]['payload']>
