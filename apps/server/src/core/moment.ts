import type { KyselyPlugin, PluginTransformQueryArgs, RootOperationNode } from 'kysely'
import type { Db, DbMoment } from '../platform/db/database.ts'
import { repeatTransaction } from '../platform/db/stale-plan.ts'

/** Runs a transaction, and again after some of its failures. */
type Repeat = typeof repeatTransaction

/** Runs it once: a failure on a replica is asked of the primary. */
export const once: Repeat = (transaction) => transaction()

/** Reads all that it asks as it stood at one moment. PostgreSQL refuses it to write. */
export async function atOneMoment<T>(
  db: Db,
  read: (tx: DbMoment) => Promise<T>,
  repeat: Repeat = repeatTransaction,
): Promise<T> {
  const transaction = () => db.transaction().setIsolationLevel('repeatable read').setAccessMode('read only')
  return await repeat(() => transaction().execute(read))
}

class SecondStatement extends Error {}

/** Lets one statement through, which must be one that reads. */
class OneStatement implements KyselyPlugin {
  #asked = false

  transformQuery({ node }: PluginTransformQueryArgs): RootOperationNode {
    if (this.#asked) throw new SecondStatement()
    if (node.kind !== 'SelectQueryNode' && node.kind !== 'RawNode') throw new Error('a read must not write')
    this.#asked = true
    return node
  }

  transformResult: KyselyPlugin['transformResult'] = async ({ result }) => result
}

/** The same for what mostly asks one thing, and needs no transaction then: with a second one it begins anew in one. */
export async function atOneStatement<T>(db: Db, read: (tx: Db) => Promise<T>, repeat?: Repeat): Promise<T> {
  try {
    return await read(db.withPlugin(new OneStatement()))
  } catch (error) {
    if (error instanceof SecondStatement) return await atOneMoment(db, read, repeat)
    throw error
  }
}
