import { buildServerIfNeeded } from './server/build.ts'
import { buildWebIfNeeded } from './web/build.ts'

/** Builds what is missing or older than its sources: web and server. */
export async function buildAll(): Promise<void> {
  await buildWebIfNeeded()
  await buildServerIfNeeded()
}

if (import.meta.main) await buildAll()
