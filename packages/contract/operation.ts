import type { z } from 'zod'
import type { MessageDefinition } from './messages/message.ts'
import type { Recurso } from './registros.ts'
import type { Route } from './route.ts'
import type { ArchivoEnviado } from './wire/binario.ts'

/**
 * Rate limit against guessing. `falla`: the refusal that counts as a wrong guess. `usuario`: counted by name, at an address
 * or in a known browser; `segundoPaso`: by name, wherever from, and by address; `sesion`: by session; `direccion`: by
 * address. `pedido`: every call of an address counts, and past the limit `respuesta` is answered without doing anything.
 * `acto`: the same, and past the limit the caller is told to wait.
 */
export type Freno<Pedido, Respuesta> =
  | { readonly por: 'usuario' | 'segundoPaso'; quien(pedido: Pedido): string; readonly falla: MessageDefinition }
  | { readonly por: 'sesion' | 'direccion'; readonly falla: MessageDefinition }
  | { readonly por: 'pedido'; readonly respuesta: Respuesta; readonly falla?: never }
  | { readonly por: 'acto'; readonly falla?: never }

/**
 * Effect on the caller's session. `abre`: opens one for this user, none for null; `abrePorEnlace`: for the supervisor of this link; `rota`:
 * same person, new token; `cierra`: the browser forgets it, always or where `si` holds, and a page loaded later is told why;
 * `abrePostulante`: opens the session of this declaration's applicant, none for null; `cierraPostulante`: ends that one.
 */
type EfectoDeSesion<Pedido, Respuesta> =
  | { readonly efecto: 'abre'; usuario(respuesta: Respuesta): number | null }
  | { readonly efecto: 'abrePorEnlace'; enlace(respuesta: Respuesta): number }
  | { readonly efecto: 'rota' }
  | { readonly efecto: 'abrePostulante'; declaracion(respuesta: Respuesta): number | null }
  | { readonly efecto: 'cierraPostulante' }
  | { readonly efecto: 'cierra'; si?(respuesta: Respuesta, pedido: Pedido): boolean }

/** A role of a person. `supervisor` is the read-only visitor by link (spec 1 §6). */
export type Role = 'asesor' | 'jefatura' | 'contraloria' | 'mesa' | 'administracion' | 'supervisor'

/** Declaration of one call: the only place of its path, access, shapes and effects. */
export interface Declaration<Q extends z.ZodType, R extends z.ZodType> {
  /**
   * Access to the call. `publica` needs no session; else one of these roles (bearer clients: see `Route.bearer`).
   * `postulante` is no user: a person who proved on their own page to be the applicant of a declaration.
   */
  readonly access: 'publica' | readonly (Role | 'postulante')[]
  /**
   * Shape of the payload. POST: the body. GET, and calls whose body is a file: path parameters and query together; the
   * file is no field. An id declares which record it names (idDe).
   */
  readonly request: Q
  /** Shape of `data` (envelopes data and body+data), of `Valor` (envelope resultado). */
  readonly reply: R
  /** Media types of a reply with the envelope binary. */
  readonly tipos?: readonly string[]
  /** Text of the reply, sent beside `data` as `descripcion`. */
  descripcion?(reply: z.output<R>): string
  /** Message to the advisor when the call fails for a technical reason (the specification's own words). */
  readonly failure: MessageDefinition
  /**
   * The reply or the payload carries health data: the access log records each call, with the declaration that the
   * request names, if any.
   */
  readonly health?: true | 'sin declaración'
  /** Rate limit against guessing secrets. */
  readonly freno?: Freno<z.output<Q>, z.output<R>>
  /** Effect on the caller's session, after success. */
  readonly sesion?: EfectoDeSesion<z.output<Q>, z.output<R>>
  /** Screens call it without the user: it does not count as activity of the session (spec 1 §9). */
  readonly passive?: true
  /**
   * Look at health data that a page repeats by itself. The access log records it once per session, declaration and step
   * of the evaluation.
   */
  readonly mirada?: true
  /** Open to a user who must first replace a provisional password or add a second factor; no other call is. */
  readonly provisional?: true
  /** Carries a password or a secret: neither its answer nor a digest of the payload is stored. */
  readonly secret?: true
  /** Scope that a bearer client needs for this call, instead of those of its effect. */
  readonly alcance?: 'usuarios'
  /** Largest body in bytes; 256 KiB when absent. */
  readonly bodyLimit?: number
  /** Message for a larger file; absent: the one for an attachment. */
  readonly muyGrande?: MessageDefinition
}

/** Call that creates a record when this field is missing in the request, and changes it when present. */
export interface OperationMaker<K extends string> {
  readonly nuevoSin?: K
}

export interface Operation<Q extends z.ZodType = z.ZodType, R extends z.ZodType = z.ZodType>
  extends Declaration<Q, R>,
    Route,
    OperationMaker<string> {
  readonly name: string
}

/**
 * Scopes of a bearer client: reads, writes, calls with health data (which need their own scope besides), and the users
 * of this desk.
 */
export const alcances = ['leer', 'escribir', 'salud', 'usuarios'] as const
export type Alcance = (typeof alcances)[number]

/** Scopes that a token needs for a call. */
export const alcancesDe = ({ effect, health, alcance }: Pick<Operation, 'effect' | 'health' | 'alcance'>): Alcance[] =>
  alcance ? [alcance] : [effect === 'read' ? 'leer' : 'escribir', ...(health ? (['salud'] as const) : [])]

/** Required fields of a request that name a record of this kind. */
type CamposDe<Q, R extends Recurso> =
  Q extends z.ZodObject<infer S> ? { [K in keyof S]: S[K] extends { recurso: R } ? K : never }[keyof S] : never

/** `true` when the request names the declaration read; else the call must state that it names none. */
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

/** Input of a use case after parsing, with the file when the body is one. */
export type Input<O extends Operation> = z.output<O['request']> &
  (O['cuerpo'] extends 'binario' ? { readonly archivo: ArchivoEnviado } : unknown)
/** Result of a use case before presenting. */
export type Reply<O extends Operation> = z.output<O['reply']>
