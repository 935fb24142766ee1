import {
  type CompiledQuery,
  type DatabaseConnection,
  PostgresDriver,
  type PostgresPool,
  type RawBuilder,
  type TransactionSettings,
} from 'kysely'

/** Action before the commit of each transaction that wrote to certain tables. */
export interface CommitHook {
  /** True for a statement that writes to those tables. Outside of a transaction it gets its own. */
  tends(statement: string): boolean
  /** Columns of `ask` keep their SQL names: no conversion to camel case. */
  act(ask: <R>(statement: RawBuilder<R>) => Promise<readonly R[]>): Promise<void>
}

/** Rows cached in this process: cleared as soon as a statement that changes them is committed. */
export interface Cache {
  isChangedBy(statement: string): boolean
  empty(): void
}

type Compile = (statement: RawBuilder<unknown>) => CompiledQuery

/** Driver that runs the hook before each commit. */
export class CommitDriver extends PostgresDriver {
  readonly #hook: CommitHook
  readonly #cache: Cache | undefined
  readonly #compile: Compile
  readonly #known = new WeakSet<DatabaseConnection>()
  /** Open transactions; `tended`: wrote to tables of the hook; `changed`: wrote to cached tables. */
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
