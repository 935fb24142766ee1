import type { Asunto } from './asuntos.ts'

/** How the reply travels (architecture.md, The contract). */
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
  /** What a read shows: once one of these changed, it no longer holds. */
  readonly lee: readonly Asunto[]
  /** What it changes when it went well: the screens that show it ask again. */
  readonly cambia: readonly Asunto[]
  /** Where a business refusal travels: as the HTTP status, or inside data as codigoError under HTTP 200. */
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

/** A read by body. `cambia`: what it leaves behind all the same, such as that it was asked. */
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

/** A write: it says what it changes, for nobody can guess it. */
export const write = <const C extends Some>(path: string, cambia: C, options: Options = {}) =>
  ({
    method: 'POST',
    cuerpo: 'json',
    effect: 'write',
    lee: [],
    cambia,
    ...rest(path, options),
  }) as const satisfies Route

/** A document that is drawn when it is asked for, and leaves behind that it was opened: a write by GET. */
export const open = <const C extends Some>(path: string, cambia: C, options: Options = {}) =>
  ({ ...write(path, cambia, options), method: 'GET' }) as const satisfies Route

/** A write that hands in a file. `enCabecera`: its fields that name a person or are secret, and their headers. */
export const upload = <const C extends Some>(
  path: string,
  cambia: C,
  { enCabecera = {}, ...options }: Options & Partial<Pick<Route, 'enCabecera'>> = {},
) => ({ ...write(path, cambia, options), cuerpo: 'binario', enCabecera }) as const satisfies Route
