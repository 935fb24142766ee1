import type { Asunto } from './asuntos.ts'

/** Envelope of the reply (architecture.md, The contract). */
export type Envelope = 'data' | 'resultado' | 'body+data' | 'binary'

/** The part of a declared call that a browser needs to make it; `routes.ts` collects them without zod. */
export interface Route {
  readonly method: 'GET' | 'POST'
  readonly path: string
  readonly envelope: Envelope
  /** `binario`: the body is one file as it is; the rest of the payload stands in the address (binario.ts). */
  readonly cuerpo: 'json' | 'binario'
  /** Of a `binario`: the fields that must not stand in an address, each with the header that carries it. */
  readonly enCabecera: Readonly<Record<string, string>>
  /** A read runs without a transaction and can be repeated; a write runs in one, under its Idempotency-Key. */
  readonly effect: 'read' | 'write'
  /** Data that a read shows: it is stale once one of these changes. */
  readonly lee: readonly Asunto[]
  /** Data changed by a successful call: screens that show it read again. */
  readonly cambia: readonly Asunto[]
  /** Place of a business refusal: the HTTP status, or codigoError inside data under HTTP 200. */
  readonly refusal: 'status' | 'data'
  /** Open to bearer clients too. */
  readonly bearer: boolean
  /** Session probe: 401 is a normal answer, ends no session and counts as no attempt. */
  readonly preguntaSesion: boolean
}

type Options = Partial<Pick<Route, 'envelope' | 'refusal' | 'bearer' | 'preguntaSesion'>>

type Some = readonly [Asunto, ...Asunto[]]

/**
 * `'nada'`: no write changes what the read shows while a screen is open, or each use asks again. An empty list does not
 * compile, and the server tests refuse `'nada'` where the use case reads a table that some write tells of.
 */
type Lee = Some | 'nada'
type Leidos<L extends Lee> = L extends Some ? L : readonly []
const leidos = <const L extends Lee>(lee: L): Leidos<L> => (lee === 'nada' ? [] : lee) as Leidos<L>

/** Closed to bearer clients where the path is ours alone. */
export const bearerByPath = (path: string): boolean => !path.startsWith('/api/alerce/')

/** Without options: envelope data, refusals by status. */
const rest = (
  path: string,
  { envelope = 'data', refusal = 'status', bearer = bearerByPath(path), preguntaSesion = false }: Options,
) => ({ path, envelope, refusal, bearer, preguntaSesion, enCabecera: {} }) as const

/** A read by query and path parameters. */
export const get = <const L extends Lee>(path: string, lee: L, options: Options = {}) =>
  ({
    method: 'GET',
    cuerpo: 'json',
    effect: 'read',
    lee: leidos(lee),
    cambia: [],
    ...rest(path, options),
  }) as const satisfies Route

/** Read by body. `cambia`: its side effects, such as a log entry. */
export const read = <const L extends Lee>(
  path: string,
  lee: L,
  { cambia = [], ...options }: Options & Partial<Pick<Route, 'cambia'>> = {},
) =>
  ({
    method: 'POST',
    cuerpo: 'json',
    effect: 'read',
    lee: leidos(lee),
    cambia,
    ...rest(path, options),
  }) as const satisfies Route

/** Write, with the data that it changes. */
export const write = <const C extends Some>(path: string, cambia: C, options: Options = {}) =>
  ({
    method: 'POST',
    cuerpo: 'json',
    effect: 'write',
    lee: [],
    cambia,
    ...rest(path, options),
  }) as const satisfies Route

/** Document drawn on request, with a record of its opening: a write by GET. */
export const open = <const C extends Some>(path: string, cambia: C, options: Options = {}) =>
  ({ ...write(path, cambia, options), method: 'GET' }) as const satisfies Route

/** Write that uploads a file. `enCabecera`: fields that name a person or are secret, with their headers. */
export const upload = <const C extends Some>(
  path: string,
  cambia: C,
  { enCabecera = {}, ...options }: Options & Partial<Pick<Route, 'enCabecera'>> = {},
) => ({ ...write(path, cambia, options), cuerpo: 'binario', enCabecera }) as const satisfies Route

/**
 * Completes each path that ends in a slash with the name of its route: most paths end in it, and `routes.ts` would
 * send the browser every name twice.
 */
export function withPaths<const R extends Readonly<Record<string, Route>>>(
  routes: R,
): { readonly [N in keyof R]: Omit<R[N], 'path'> & Pick<Route, 'path'> } {
  const complete = ([name, route]: [string, Route]) =>
    [name, route.path.endsWith('/') ? { ...route, path: route.path + name } : route] as const
  return Object.fromEntries(Object.entries(routes).map(complete)) as never
}
