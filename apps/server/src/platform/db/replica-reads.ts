import type { Db } from './database.ts'
import { covers, type Position } from './position.ts'
import { MOST_LAG_SECONDS, type Replica, type ReplicaState } from './replica.ts'

/**
 * Place of a read that a replica may serve: the replica, or the reason to ask the primary. `unpositioned`: the caller
 * said no position; `away`, `lagging`: the replica is; `behind`: it lacks what the caller has seen; `failed`: the read
 * failed on it.
 */
const placesOfReads = ['replica', 'unpositioned', 'away', 'lagging', 'behind', 'failed'] as const
type PlaceOfRead = (typeof placesOfReads)[number]

/** Reads since this process started, by place. */
type ReadCounts = Readonly<Record<PlaceOfRead, number>>

/** A replica and what it served, as this process knows. */
export interface ReplicaFacts extends ReplicaState {
  readonly reads: ReadCounts
}

/** Share of these reads that the replica served, 0 to 1; null: there was none. */
export function shareOf(reads: ReadCounts): number | null {
  const all = placesOfReads.reduce((sum, place) => sum + reads[place], 0)
  return all === 0 ? null : reads.replica / all
}

/** Why nothing is read from a replica; null: it serves. */
export function troubleOf({ answers, lagSeconds }: ReplicaState): 'away' | 'lagging' | null {
  if (!answers) return 'away'
  return (lagSeconds ?? 0) > MOST_LAG_SECONDS ? 'lagging' : null
}

interface ReadOfReplica<T> {
  readonly found: T
  /** Position that the read covers. */
  readonly position: Position
}

export interface ReplicaReads {
  /** Reads on the replica, from a position on; null: read of the primary instead. */
  read<T>(from: Position | null, read: (db: Db) => Promise<T>): Promise<ReadOfReplica<Awaited<T>> | null>
  /** Position that covers what was just read of the primary; `committed`: in a transaction, whose commit told it. */
  positionOfPrimary(committed: boolean): Promise<Position | null>
  readonly counts: ReadCounts
}

class Behind extends Error {}

/** `db`: on the pool of the replica. */
export function createReplicaReads(db: Db, replica: Pick<Replica, 'positions' | 'state' | 'positionOn'>): ReplicaReads {
  const counts = Object.fromEntries(placesOfReads.map((place) => [place, 0])) as Record<PlaceOfRead, number>
  const { positions } = replica

  function count<T>(place: PlaceOfRead, result: T): T {
    counts[place] += 1
    return result
  }

  return {
    counts,
    async read(from, read) {
      if (from === null) return count('unpositioned', null)
      const trouble = troubleOf(replica.state())
      if (trouble) return count(trouble, null)
      try {
        return await db.connection().execute(async (own) => {
          // Before the read takes its snapshot, and on its own connection: a balancer may lead to several standbys
          const position = await replica.positionOn(own)
          if (position === null || !covers(position, from)) throw new Behind()
          return count('replica', { found: await read(own), position })
        })
      } catch (error) {
        // A refusal too: it must not be said from an old state
        return count(error instanceof Behind ? 'behind' : 'failed', null)
      }
    },
    async positionOfPrimary(committed) {
      if (committed) return positions.latest()
      return await positions.ask().catch(() => null)
    },
  }
}
