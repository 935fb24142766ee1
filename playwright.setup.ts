import type { FullConfig } from '@playwright/test'
import { freshData, seededAt } from './e2e/support/server/data.ts'
import { lodge, openHouses } from './e2e/support/server/housed.ts'

/**
 * Opens the houses in which the servers of the journeys live, and seeds the demo once for all of a run: every server
 * begins with a copy of it.
 */
export default async function open({ workers }: FullConfig): Promise<() => Promise<void>> {
  const closeHouses = await openHouses(workers)
  const data = await freshData('empty')
  const { stop } = await lodge(data)
  await stop()
  seededAt(data)
  return async () => {
    closeHouses()
    await data.remove()
  }
}
