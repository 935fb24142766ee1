import {
  type CompiledQuery,
  type DatabaseConnection,
  PostgresDriver,
  type PostgresPool,
  type RawBuilder,
  type TransactionSettings,
} from 'kysely'

/** What is done in each transaction that may write, just before it is confirmed. */
export interface CommitHook {
  /** Answers carry the names that the statement gives, whatever those in the code are. */
  act(ask: <R>(statement: RawBuilder<R>) => Promise<readonly R[]>): Promise<void>
  /** Of a statement outside of any transaction: it writes what this tends to, and is given one of its own. */
  tends(statement: string): boolean
}

type Compile = (statement: RawBuilder<unknown>) => CompiledQuery

/** A driver that does what is to be done before it confirms. */
export class CommitDriver extends PostgresDriver {
  readonly #before: CommitHook
  readonly #compile: Compile
  readonly #known = new WeakSet<DatabaseConnection>()
  /** In a transaction; true: it may write. */
  readonly #open = new WeakMap<DatabaseConnection, boolean>()

  constructor(pool: PostgresPool, before: CommitHook, compile: Compile) {
    super({ pool })
    this.#before = before
    this.#compile = compile
  }

  override async acquireConnection(): Promise<DatabaseConnection> {
    const connection = await super.acquireConnection()
    if (this.#known.has(connection)) return connection
    this.#known.add(connection)
    const execute = connection.executeQuery.bind(connection)
    connection.executeQuery = async (query, options) => {
      if (this.#open.has(connection) || !this.#before.tends(query.sql)) return await execute(query, options)
      await this.beginTransaction(connection, {})
      try {
        const result = await execute(query, options)
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
    this.#open.set(connection, settings.accessMode !== 'read only')
    await super.beginTransaction(connection, settings)
  }

  override async commitTransaction(connection: DatabaseConnection): Promise<void> {
    if (this.#open.get(connection)) {
      await this.#before.act(async (statement) => (await connection.executeQuery<never>(this.#compile(statement))).rows)
    }
    await super.commitTransaction(connection)
    this.#open.delete(connection)
  }

  override async rollbackTransaction(connection: Parameters<PostgresDriver['rollbackTransaction']>[0]): Promise<void> {
    this.#open.delete(connection)
    await super.rollbackTransaction(connection)
  }
}
