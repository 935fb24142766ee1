import { type Asking, type AskingPool, Outage } from './outage.ts'
import { later, POSITION_OF_PRIMARY, type Position } from './position.ts'

interface Row {
  readonly position: Position | null
}

/** Positions of the primary, as this process has learned them. */
export interface Positions {
  /** The latest one: it covers each commit of this process. Null: none is known yet. */
  latest(): Position | null
  note(position: Position): void
  /** Position that covers all commits so far, of any process. Throws Outage. */
  ask(): Promise<Position>
}

/** `ask`: answers POSITION_OF_PRIMARY. */
export function createPositions(ask: () => Promise<Position | null>): Positions {
  let latest: Position | null = null
  const note = (position: Position) => {
    latest = later(latest, position)
  }
  return {
    latest: () => latest,
    note,
    async ask() {
      const position = await ask()
      if (position === null) throw new Outage('unreachable', 'a standby in the place of the primary')
      note(position)
      return position
    },
  }
}

/** Connection that learns the position of each commit, in its round trip: two statements in one message. */
function positionedClient(client: Asking, positions: Positions): Asking {
  return {
    async query(asked, values) {
      if (asked !== 'commit') return await client.query(asked, values)
      const results: unknown = await client.query(`commit; ${POSITION_OF_PRIMARY}`)
      const [committed, told] = results as Awaited<ReturnType<Asking['query']>>[]
      const position = (told?.rows[0] as Row | undefined)?.position
      if (position) positions.note(position)
      return committed as NonNullable<typeof committed>
    },
    release: (destroy) => client.release(destroy),
  }
}

/** Pool of the primary that tells the position of each commit. */
export const positionedPool = (pool: AskingPool, positions: Positions): AskingPool => ({
  connect: async () => positionedClient(await pool.connect(), positions),
  end: () => pool.end(),
  options: pool.options,
})
