import {
  type CompiledQuery,
  type DatabaseConnection,
  PostgresDriver,
  type PostgresPool,
  type RawBuilder,
  type TransactionSettings,
} from 'kysely'

/** What is done, just before it is confirmed, in each transaction that wrote something. */
export interface CommitHook {
  /** Of a statement: it writes what this looks after. One outside of any transaction is given its own. */
  tends(statement: string): boolean
  /** Answers carry the names that the statement gives, whatever those in the code are. */
  act(ask: <R>(statement: RawBuilder<R>) => Promise<readonly R[]>): Promise<void>
}

/** Rows that this process remembers: emptied as soon as a statement that changes them is committed. */
export interface Cache {
  isChangedBy(statement: string): boolean
  empty(): void
}

type Compile = (statement: RawBuilder<unknown>) => CompiledQuery

/** A driver that does what is to be done before it confirms. */
export class CommitDriver extends PostgresDriver {
  readonly #hook: CommitHook
  readonly #cache: Cache | undefined
  readonly #compile: Compile
  readonly #known = new WeakSet<DatabaseConnection>()
  /** In a transaction; `tended`: it wrote what the hook looks after; `changed`: something that is remembered. */
  readonly #open = new WeakMap<DatabaseConnection, { tended: boolean; changed: boolean }>()

  constructor(pool: PostgresPool, hook: CommitHook, compile: Compile, cache?: Cache) {
    super({ pool })
    this.#hook = hook
    this.#cache = cache
    this.#compile = compile
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    if (this.#known.has(connection)) return connection
    this.#known.add(connection)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = async (query, options) => {
      const open = this.#open.get(connection)
      const changed = this.#cache?.isChangedBy(query.sql) ?? false
      if (changed && open) open.changed = true
      if (!this.#hook.tends(query.sql)) {
        const result = await execute(query, options)
        if (changed && !open) this.#cache?.empty()
        return result as never
      }
      if (open) {
        open.tended = true
        return await execute(query, options)
      }
      await this.beginTransaction(connection, {})
      try {
        const result = await connection.executeQuery(query, options)
        await this.commitTransaction(connection)
        return result as never
      } catch (error) {
        await this.rollbackTransaction(connection as never)
        throw error
      }
    }
    return connection
  }

  override async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings): Promise<void> {
    this.#open.set(connection, { tended: false, changed: false })
    await super.beginTransaction(connection, settings)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const open = this.#open.get(connection)
    if (open?.tended)
      await this.#hook.act(async (statement) => (await connection.executeQuery<never>(this.#compile(statement))).rows)
    await super.commitTransaction(connection)
    this.#open.delete(connection)
    if (open?.changed) this.#cache?.empty()
  }

  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]): Promise<void> {
    this.#open.delete(connection)
    await super.rollbackTransaction(connection)
  }
}
