import type { Input, Operation, Reply } from '@alerce/contract/operation'
import type { HechoDelEstado } from '@alerce/contract/operations/base/estado'
import type { CuentaDeEmpresa } from '../config/empresa.ts'
import type { Almacen } from '../platform/almacen/almacen.ts'
import type { FileScan } from '../platform/antivirus/scan-examined.ts'
import type { Db, DbMoment } from '../platform/db/database.ts'
import type { Jobs } from '../platform/jobs.ts'
import type { FuenteDeUf } from '../platform/outside/fuente-de-uf.ts'
import type { Pasarela } from '../platform/outside/pasarela/pasarela.ts'
import type { Timestamper } from '../platform/outside/timestamper.ts'
import type { WebhookSender } from '../platform/outside/webhooks.ts'
import type { Vault } from '../platform/vault.ts'
import type { Actor } from './actor.ts'
import type { Event } from './event.ts'
import type { PdfServices } from './pdf-services.ts'

/** Origin of a call, kept as evidence. `ipDeclarada` is the address claimed in the payload. */
export interface Origin {
  readonly ip: string
  readonly agente: string
  readonly peticionId: string
  readonly ipDeclarada?: string | undefined
  /** Origin of the page that calls, as the browser names it: scheme, host and port. */
  readonly sitio?: string | undefined
}

export interface Services extends PdfServices {
  readonly jobs: Jobs
  readonly vault: Vault
  readonly almacen: Almacen
  /** Antivirus of files that no examination reads. */
  readonly scan: FileScan
  /** Time stamp authority of the evidence; null: none is configured. */
  readonly sealTiempo: Timestamper | null
  /** Source that is asked for the UF; null: none is configured. */
  readonly fuenteDeUf: FuenteDeUf | null
  /** Provider of first payments and mandates: ours, or another company. */
  readonly pasarela: Pasarela
  /** Sends messages to the systems that subscribed to changes; absent: in seeds and commands, which send none. */
  readonly sendWebhook?: WebhookSender
  /** State of the server and its database, in words. */
  readonly readHechos: () => Promise<readonly HechoDelEstado[]>
  /** Demo data and demo exceptions are active. */
  readonly demo: boolean
  /** Login with the account of the company; absent: not configured. */
  readonly empresa?: CuentaDeEmpresa | null
  /** Base URL of the screens, without a final slash: mails contain links. */
  readonly direccion: string
}

/**
 * Dependencies of a use case. `tx` is a transaction; that of a read sees one moment of the database and writes nothing.
 */
export interface Context extends Services {
  readonly tx: Db
  /** Writes a log record of the call: with the transaction of a write, or after a read, in its own. */
  readonly leaveRegistro: (write: (tx: Db) => Promise<void>) => Promise<void>
  readonly actor: Actor
  /** Author other than the actor: the machine (core rules, Figures), or the person of an earlier answer. */
  readonly autor?: string
  readonly origin: Origin
  /** Now, ISO instant in UTC. */
  readonly ahora: string
  /** Today in America/Santiago, ISO date. */
  readonly hoy: string
  /** Raises an event for higher contexts, in this transaction. */
  readonly raise: <T>(event: Event<T>, detail: T) => Promise<void>
}

/** Context of a read with several queries, all at one moment. */
interface MomentContext extends Context {
  readonly tx: DbMoment
}

export interface UseCase {
  readonly operation: Operation
  readonly run: (input: never, context: Context, prepared: never) => Promise<unknown>
  /**
   * Slow part of a write that writes nothing: runs before the transaction, which gets it as `prepared`. Skipped when
   * the idempotency key has its reply.
   */
  readonly prepare?: (input: never, context: Context) => Promise<unknown>
  /** Slow part of a read: runs on the result of `run` after the transaction, and returns the reply. */
  readonly finish?: (found: never, services: Services) => Promise<unknown>
  /** A read that mostly sends one query, so that it sees one moment without a transaction. */
  readonly single?: boolean
}

/** Use case: its operation and its code, in one file named after it. */
export function useCase<O extends Operation>(
  operation: O,
  run: (input: Input<O>, context: Context) => Promise<Reply<O>>,
): UseCase & { readonly run: typeof run } {
  return { operation, run }
}

/**
 * Frequent read with a single statement: saves the two statements of a transaction. If it sends a second one, it starts
 * again in a transaction.
 */
export function singleRead<O extends Operation>(
  operation: O,
  run: (input: Input<O>, context: Context) => Promise<Reply<O>>,
): UseCase {
  return { operation, run, single: true }
}

/** Read whose slow part runs after its transaction, so that no connection is held meanwhile. */
export function finishedUseCase<O extends Operation, F>(
  operation: O,
  parts: {
    readonly run: (input: Input<O>, context: MomentContext) => Promise<F>
    readonly finish: (found: F, services: Services) => Promise<Reply<O>>
  },
): UseCase {
  // Never `single`: the core runs it in a transaction
  return { operation, finish: parts.finish, run: parts.run as never }
}

/**
 * Write whose slow part runs before its transaction, so that no connection is held meanwhile. `prepare` checks the
 * access; its result may be outdated in `run`, which checks again.
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

/** File name of a use case, without extension: its operation in ASCII kebab-case. */
export const fileNameOf = (operation: string): string =>
  operation
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/([a-z0-9])([A-Z])/g, '$1-$2')
    .replace(/([A-Z]+)([A-Z][a-z])/g, '$1-$2')
    .toLowerCase()

/**
 * Page of rows by descending id. The query reads one row more than `limite`, which shows whether there is a next page.
 * `siguiente`: its cursor, or null.
 */
export function cutPage<T extends { readonly id: number }>(rows: readonly T[], limite: number) {
  const pagina = rows.slice(0, limite)
  return { pagina, siguiente: rows.length > limite ? (pagina.at(-1)?.id ?? null) : null }
}
