import type { OperationMap } from '@alerce/contract/operation-map'

type Calls = OperationMap

/** At least one version of a call: `version`, or that of the second of two records. */
type Read<P> = {
  readonly [K in keyof P & `version${string}`]-?: { readonly [I in K]: number }
}[keyof P & `version${string}`]

/** Payload that creates a record: nothing was read before. */
type Made<P, K extends keyof P> = Omit<P, K | 'version'> & { readonly [I in K]?: null | undefined } & {
  readonly version?: undefined
}
/** Payload that changes a record, with the version that was read. */
type Changed<P, K extends keyof P> = Omit<P, K> & { readonly [I in K]-?: NonNullable<P[I]> } & Read<P>

type OfRecord<P, K> = [K] extends [never] ? P & Read<P> : K extends keyof P ? Made<P, K> | Changed<P, K> : never

/** Whether a call carries the version of a record: a number, or it is another field of that name. */
type Versioned<P, K> = string extends keyof P
  ? P
  : 'version' extends keyof P
    ? Exclude<P['version'], undefined> extends number
      ? OfRecord<P, K>
      : P
    : P

/** Payload with `reemplaza` must name the replaced record. */
type Replacing<P> = string extends keyof P
  ? unknown
  : 'reemplaza' extends keyof P
    ? { readonly reemplaza: NonNullable<P['reemplaza']> }
    : unknown

/** Payload sent by our screens: a change of a record always carries the version that was read. */
export type PayloadOf<N extends keyof Calls> = Versioned<Calls[N]['payload'], Calls[N]['nuevoSin']> &
  Replacing<Calls[N]['payload']>
