import { statfs } from 'node:fs/promises'
import { Outage } from './db/outage.ts'

/** Two segments of the embedded engine's log, and what its own rounds write meanwhile. */
const RESERVE = 50 * 1024 * 1024

/** Whether there is room to write. Throws Outage `full`. */
export type EnsureRoom = () => Promise<void>

const freeIn = async (folder: string): Promise<number> => {
  const { bavail, bsize } = await statfs(folder)
  return bavail * bsize
}

/**
 * The embedded engine does not live through a full disk: it is asked to write only while there is room, so that it goes
 * on reading and writes again as soon as there is. PostgreSQL says so itself.
 */
export function roomIn(folder: string, free: (folder: string) => Promise<number> = freeIn): EnsureRoom {
  return async () => {
    if ((await free(folder)) < RESERVE) throw new Outage('full', `less than ${RESERVE} bytes free`)
  }
}
