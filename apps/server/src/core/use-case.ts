import type { Input, Operation, Reply } from '@alerce/contract/operation'
import type { OpenAlmacen } from '../platform/almacen/almacen.ts'
import type { Db, DbMoment } from '../platform/db/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { Timestamper } from '../platform/outside/timestamper.ts'
import type { Vault } from '../platform/vault.ts'
import type { Actor } from './actor.ts'
import type { Event } from './event.ts'
import type { PdfServices } from './pdf-services.ts'

/** Where a call came from: evidence. `ipDeclarada` is what the payload claimed. */
export interface Origin {
  readonly ip: string
  readonly agente: string
  readonly peticionId: string
  readonly ipDeclarada?: string | undefined
}

export interface Services extends PdfServices {
  readonly jobs: Jobs
  readonly vault: Vault
  readonly almacen: OpenAlmacen
  /** The authority that stamps the time of the evidence; null: none is configured. */
  readonly sellarTiempo: Timestamper | null
  /** Demo data and demo leniencies are on. */
  readonly demo: boolean
  /** Where the screens are, without a slash at its end: mails carry links. */
  readonly direccion: string
}

/** All a use case may touch. `tx` is a transaction; a read's sees one moment of the database and writes nothing. */
export interface Context extends Services {
  readonly tx: Db
  /** A record that a call leaves of itself: written with a write; of a read, after it, in a transaction of its own. */
  readonly dejarRegistro: (escribir: (tx: Db) => Promise<void>) => Promise<void>
  readonly actor: Actor
  /** Who acts where it is not this actor: the machine by itself (core rules, Figures), or who answered before. */
  readonly autor?: string
  readonly origin: Origin
  /** Now, ISO instant in UTC. */
  readonly ahora: string
  /** Today in America/Santiago, ISO date. */
  readonly hoy: string
  /** Tells, in this transaction, those above whom this noun does not know. */
  readonly raise: <T>(event: Event<T>, detail: T) => Promise<void>
}

/** Of a read that asks several things and sees them as they stood at one moment. */
interface MomentContext extends Context {
  readonly tx: DbMoment
}

export interface UseCase {
  readonly operation: Operation
  readonly run: (input: never, context: Context, prepared: never) => Promise<unknown>
  /**
   * What takes long and writes nothing: done before the transaction of a write, which then finds it as `prepared`; not
   * done where the key of the call has its answer.
   */
  readonly prepare?: (input: never, context: Context) => Promise<unknown>
  /** Of a read: what takes long with what `run` found, when the database is no longer taken; answers the call. */
  readonly finish?: (found: never, services: Services) => Promise<unknown>
  /** Of a read: it asks the database one thing, mostly, so that it sees one moment without a transaction. */
  readonly single?: boolean
}

/** One call answered: the operation it implements and what it does, in one file named after it. */
export function useCase<O extends Operation>(
  operation: O,
  run: (input: Input<O>, context: Context) => Promise<Reply<O>>,
): UseCase & { readonly run: typeof run } {
  return { operation, run }
}

/**
 * A read that is asked all the time and answers from one statement: it is spared the two that a transaction costs. Where
 * it asks a second one after all, it begins anew in a transaction.
 */
export function singleRead<O extends Operation>(
  operation: O,
  run: (input: Input<O>, context: Context) => Promise<Reply<O>>,
): UseCase {
  return { operation, run, single: true }
}

/** A read whose slow part comes after its transaction, so that nobody waits for it with the database taken. */
export function finishedUseCase<O extends Operation, F>(
  operation: O,
  parts: {
    readonly run: (input: Input<O>, context: MomentContext) => Promise<F>
    readonly finish: (found: F, services: Services) => Promise<Reply<O>>
  },
): UseCase {
  // it is never `single`: the core runs it in a transaction
  return { operation, finish: parts.finish, run: parts.run as never }
}

/**
 * A write whose slow part comes before its transaction, so that nobody waits for it with the database taken. `prepare`
 * checks who calls, like any use case; what it found may have changed by the time of `run`, which checks again.
 */
export function preparedUseCase<O extends Operation, P>(
  operation: O,
  parts: {
    readonly prepare: (input: Input<O>, context: Context) => Promise<P>
    readonly run: (input: Input<O>, context: Context, prepared: P) => Promise<Reply<O>>
  },
): UseCase {
  return { operation, ...parts }
}

/** The file of a use case, without its ending: named after its operation (ASCII, kebab-case). */
export const fileNameOf = (operation: string): string =>
  operation
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()

/**
 * A page of rows by descending id, from a reading that asked for one more than `limite`: that one tells whether there
 * is a next page. `siguiente`: its cursor, or null.
 */
export function cutPage<T extends { readonly id: number }>(rows: readonly T[], limite: number) {
  const pagina = rows.slice(0, limite)
  return { pagina, siguiente: rows.length > limite ? (pagina.at(-1)?.id ?? null) : null }
}
