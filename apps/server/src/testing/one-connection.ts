import { AsyncLocalStorage } from 'node:async_hooks'
import { type DatabaseConnection, DefaultConnectionProvider } from 'kysely'

const holding = new AsyncLocalStorage<{ held: boolean }>()
const provide = DefaultConnectionProvider.prototype.provideConnection

// Code that holds a connection must not ask for another: the embedded database has only one and would wait for ever,
// and so would a full pool of PostgreSQL. Tests on PostgreSQL do not hang, so they are made to fail.
DefaultConnectionProvider.prototype.provideConnection = async function <T>(
  consumer: (connection: DatabaseConnection) => Promise<T>,
  ...rest: never[]
): Promise<T> {
  if (holding.getStore()?.held) throw new Error('a second connection was asked for while one is held')
  const mine = { held: true }
  const held = (connection: DatabaseConnection) => holding.run(mine, () => consumer(connection))
  try {
    return await provide.call(this, held, ...rest)
  } finally {
    mine.held = false
  }
}
