import type { z } from 'zod'
import type { MessageDefinition } from './messages/message.ts'
import type { Recurso } from './registros.ts'
import type { Route } from './route.ts'
import type { ArchivoEnviado } from './wire/binario.ts'

/**
 * Rate limit against guessing. `falla`: the refusal that counts as a wrong guess. `usuario`: counted by name, at an address
 * or in a known browser; `sesion`: by session; `direccion`: by address. `pedido`: every call of an address counts, and past
 * the limit `respuesta` is answered without doing anything.
 */
export type Freno<Pedido, Respuesta> =
  | { readonly por: 'usuario'; quien(pedido: Pedido): string; readonly falla: MessageDefinition }
  | { readonly por: 'sesion' | 'direccion'; readonly falla: MessageDefinition }
  | { readonly por: 'pedido'; readonly respuesta: Respuesta; readonly falla?: never }

/**
 * Effect on the caller's session. `abre`: opens one for this user; `abrePorEnlace`: for the supervisor of this link; `rota`:
 * same person, new token; `cierra`: the browser forgets it, always or where `si` holds, and a page loaded later is told why;
 * `abrePostulante`: opens the session of this declaration's applicant, none for null; `cierraPostulante`: ends that one.
 */
type EfectoDeSesion<Pedido, Respuesta> =
  | { readonly efecto: 'abre'; usuario(respuesta: Respuesta): number }
  | { readonly efecto: 'abrePorEnlace'; enlace(respuesta: Respuesta): number }
  | { readonly efecto: 'rota' }
  | { readonly efecto: 'abrePostulante'; declaracion(respuesta: Respuesta): number | null }
  | { readonly efecto: 'cierraPostulante' }
  | { readonly efecto: 'cierra'; si?(respuesta: Respuesta, pedido: Pedido): boolean }

/** A role of a person. `supervisor` is the read-only visitor by link (spec 1 §6). */
export type Role = 'asesor' | 'jefatura' | 'contraloria' | 'mesa' | 'administracion' | 'supervisor'

/** One call, whole: the only place where its path, access, shapes and effects stand. */
export interface Declaration<Q extends z.ZodType, R extends z.ZodType> {
  /**
   * Who may call: nobody needs a session for `publica`; else one of these roles (bearer clients: see `Route.bearer`), or a
   * `postulante`: no user, but who has proved on their own page that they are the applicant of a declaration.
   */
  readonly access: 'publica' | readonly (Role | 'postulante')[]
  /**
   * Shape of the payload: of the body for POST, of path parameters and query together for GET and where the body is a
   * file, which is no field of it. An id in it says whose
   * record it names (idDe).
   */
  readonly request: Q
  /** Shape of `data` (envelopes data and body+data), of `Valor` (envelope resultado). */
  readonly reply: R
  /** Of the envelope binary: the media types that it may answer. */
  readonly tipos?: readonly string[]
  /** Words for the reply, sent beside `data` as `descripcion`. */
  descripcion?(reply: z.output<R>): string
  /** What the advisor reads when the call fails for a technical reason (the specification's own words). */
  readonly failure: MessageDefinition
  /**
   * The reply or the payload carries health data: each call is written to the access log, with the declaration that
   * the request names, or with none where it says so.
   */
  readonly health?: true | 'sin declaración'
  /** Rate limit against guessing secrets. */
  readonly freno?: Freno<z.output<Q>, z.output<R>>
  /** Effect on the caller's session, once it went well. */
  readonly sesion?: EfectoDeSesion<z.output<Q>, z.output<R>>
  /** The screens ask it by themselves: it does not count as activity of the session (spec 1 §9). */
  readonly passive?: true
  /**
   * A look at health data that a page asks for again by itself: what a session asks of one declaration at one step of
   * its evaluation is one look, and the access log tells it once.
   */
  readonly mirada?: true
  /** Open to someone who must first replace a provisional password; all else is closed to them. */
  readonly provisional?: true
  /** Carries a password or a secret: its answer is never remembered, nor a digest of what was sent. */
  readonly secret?: true
  /** Bytes of body accepted; 256 KiB when absent. */
  readonly bodyLimit?: number
  /** Words for a file that is larger; absent: those for an attachment. */
  readonly muyGrande?: MessageDefinition
}

/** A call that makes a record where this field of the request names none, and changes it where it does. */
export interface OperationMaker<K extends string> {
  readonly nuevoSin?: K
}

export interface Operation<Q extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType>
  extends Declaration<Q, R>,
    Route,
    OperationMaker<string> {
  readonly name: string
}

/** What a bearer client may do: reads, writes, and calls that carry health data (which need theirs besides). */
export const alcances = ['leer', 'escribir', 'salud'] as const
export type Alcance = (typeof alcances)[number]

/** What a token must be allowed for a call. */
export const alcancesDe = ({ effect, health }: Pick<Operation, 'effect' | 'health'>): Alcance[] => [
  effect === 'read' ? 'leer' : 'escribir',
  ...(health ? (['salud'] as const) : []),
]

/** The fields of a request that name a record of this kind, always: not the ones that may be absent. */
type CamposDe<Q, R extends Recurso> =
  Q extends z.ZodObject<infer S> ? { [K in keyof S]: S[K] extends { recurso: R } ? K : never }[keyof S] : never

/** `true` where the request names the declaration that is read; else the declaration says that it names none. */
export type SaludDe<Q> = [CamposDe<Q, 'declaracion'>] extends [never] ? 'sin declaración' : true

/** Declares one call. `npm run contract` writes it into `routes.ts` and `operations.ts`. */
export function operation<
  N extends string,
  T extends Route,
  Q extends z.ZodType,
  R extends z.ZodType,
  const K extends keyof z.input<Q> & string = never,
>(
  name: N,
  {
    route,
    ...declaration
  }: Declaration<Q, R> & OperationMaker<K> & { readonly route: T; readonly health?: SaludDe<Q> },
): Operation<Q, R> & OperationMaker<K> & { readonly name: N; readonly cuerpo: T['cuerpo'] } {
  return { name, ...route, ...declaration }
}

/** What a use case receives after parsing; where the body is a file, that file too. */
export type Input<O extends Operation> = z.output<O['request']> &
  (O['cuerpo'] extends 'binario' ? { readonly archivo: ArchivoEnviado } : unknown)
/** What a use case returns before presenting. */
export type Reply<O extends Operation> = z.output<O['reply']>
