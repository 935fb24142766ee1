import type { Operation } from './operation.ts'
import type { RouteName } from './routes.ts'

type Named = { readonly name: string }

/** Names that stand more than once in a list. */
type Repetidas<
  T extends readonly Named[],
  Seen extends string = never,
  Found extends string = never,
> = T extends readonly [infer H extends Named, ...infer R extends readonly Named[]]
  ? Repetidas<R, Seen | H['name'], H['name'] extends Seen ? Found | H['name'] : Found>
  : Found

/** What is wrong with a list of operations, in words that the compiler shows; never when nothing is. */
export type Falta<T extends readonly Named[], N extends string = RouteName> =
  | `route without an operation: ${Exclude<N, T[number]['name']>}`
  | `two operations of one name: ${Repetidas<T>}`

/** Every operation, once: a route without one, or two of one name, do not compile. */
export const complete = <const T extends readonly Operation[]>(
  operations: T & ([Falta<T>] extends [never] ? unknown : Falta<T>),
): T => operations
