import { AsyncLocalStorage } from 'node:async_hooks'
import { type ConnectionProvider, DefaultConnectionProvider } from 'kysely'

const holding = new AsyncLocalStorage<{ held: boolean }>()
const provide = DefaultConnectionProvider.prototype.provideConnection

// Code that holds a connection must not ask for another: the embedded database has only one and would wait for ever,
// and so would a full pool of PostgreSQL. Tests on PostgreSQL do not hang, so they are made to fail.
const provideOne: ConnectionProvider['provideConnection'] = async function (
  this: DefaultConnectionProvider,
  consumer,
  ...rest
) {
  if (holding.getStore()?.held) throw new Error('a second connection was asked for while one is held')
  const mine = { held: true }
  try {
    return (await provide.call(this, (connection) => holding.run(mine, () => consumer(connection)), ...rest)) as never
  } finally {
    mine.held = false
  }
}
DefaultConnectionProvider.prototype.provideConnection = provideOne
