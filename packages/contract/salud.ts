import type { z } from 'zod'
import type { Recurso } from './recursos.ts'

/** The fields of a request that name a record of this kind, always: not the ones that may be absent. */
type CamposDe<Q, R extends Recurso> =
  Q extends z.ZodObject<infer S> ? { [K in keyof S]: S[K] extends { recurso: R } ? K : never }[keyof S] : never

/** `true` where the request names the declaration that is read; else the declaration says that it names none. */
export type SaludDe<Q> = [CamposDe<Q, 'declaracion'>] extends [never] ? 'sin declaración' : true
