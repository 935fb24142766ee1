import type { Asunto } from './asuntos.ts'

/** How the reply travels (architecture.md, The contract). */
export type Envelope = 'data' | 'resultado' | 'body+data' | 'binary'

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
  /** It asks whether there is a session: that there is none is its answer, which ends none and is no knock at a door. */
  readonly preguntaSesion: boolean
}

type Options = Partial<Pick<Route, 'envelope' | 'refusal' | 'bearer' | 'preguntaSesion'>>

/** Without options: envelope data, refusals by status, and closed to bearer clients where the path is ours alone. */
const rest = (
  path: string,
  { envelope = 'data', refusal = 'status', bearer = !path.startsWith('/api/alerce/'), preguntaSesion = false }: Options,
) => ({ path, envelope, refusal, bearer, preguntaSesion, enCabecera: {} }) as const

/** A read by query and path parameters. */
export const get = <const L extends readonly Asunto[]>(path: string, lee: L, options: Options = {}) =>
  ({ method: 'GET', cuerpo: 'json', effect: 'read', lee, cambia: [], ...rest(path, options) }) as const satisfies Route

/** A read by body. `cambia`: what it leaves behind all the same, such as that it was asked. */
export const read = <const L extends readonly Asunto[]>(
  path: string,
  lee: L,
  { cambia = [], ...options }: Options & Partial<Pick<Route, 'cambia'>> = {},
) => ({ method: 'POST', cuerpo: 'json', effect: 'read', lee, cambia, ...rest(path, options) }) as const satisfies Route

/** A write: it says what it changes, for nobody can guess it. */
export const write = <const C extends readonly [Asunto, ...Asunto[]]>(path: string, cambia: C, options: Options = {}) =>
  ({
    method: 'POST',
    cuerpo: 'json',
    effect: 'write',
    lee: [],
    cambia,
    ...rest(path, options),
  }) as const satisfies Route

/** A document that is drawn when it is asked for, and leaves behind that it was opened: a write by GET. */
export const open = <const C extends readonly [Asunto, ...Asunto[]]>(path: string, cambia: C, options: Options = {}) =>
  ({ ...write(path, cambia, options), method: 'GET' }) as const satisfies Route

/** A write that hands in a file. `enCabecera`: its fields that name a person or are secret, and their headers. */
export const upload = <const C extends readonly [Asunto, ...Asunto[]]>(
  path: string,
  cambia: C,
  { enCabecera = {}, ...options }: Options & Partial<Pick<Route, 'enCabecera'>> = {},
) => ({ ...write(path, cambia, options), cuerpo: 'binario', enCabecera }) as const satisfies Route
