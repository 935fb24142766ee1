import type { FullConfig } from '@playwright/test'
import { createDb } from './apps/server/src/platform/db/database.ts'
import { openPostgres } from './apps/server/src/platform/db/pool.ts'
import { lightenClaves } from './apps/server/src/testing/golden/claves.ts'
import { throws } from './apps/server/src/testing/golden/shelf.ts'
import { type Data, freshData, seededAt } from './e2e/support/server/data.ts'
import { lodge, openHouses } from './e2e/support/server/housed.ts'

/** Cheaper password hashes for the hundreds of logins; not on the embedded engine, which few journeys use. */
async function lighten({ database }: Data): Promise<void> {
  if (!database) return
  const connection = openPostgres(database.url, 1, throws)
  await lightenClaves(createDb(connection))
  await connection.close()
}

/**
 * Starts the shared server processes of the journeys, and seeds the demo once per run: every server starts from a copy.
 */
export default async function open({ workers }: FullConfig): Promise<() => Promise<void>> {
  const closeHouses = await openHouses(workers)
  const data = await freshData('empty')
  const { stop } = await lodge(data)
  await stop()
  await lighten(data)
  seededAt(data)
  return async () => {
    closeHouses()
    await data.remove()
  }
}
