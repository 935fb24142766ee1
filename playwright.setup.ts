import { freshData, seededAt } from './e2e/support/seeded.ts'
import { startOn } from './e2e/support/server.ts'

/** Seeds the demo once for all of a run: every server of a journey begins with a copy of it. */
export default async function seedOnce(): Promise<() => Promise<void>> {
  const data = await freshData('empty')
  const { end } = await startOn(data)
  await end()
  seededAt(data)
  return data.remove
}
