import type { TestProject } from 'vitest/node'
import { createShelf } from './golden/create-shelf.ts'
import { fingerprint } from './golden/fingerprint.ts'
import { seed } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** Name of the golden database: migrated and seeded. */
    seeded: string
    databaseUrl: string | null
  }
}

/** Ensures the golden database, which each test file copies. Returns its release, to call after the last file. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const databaseUrl = process.env.TEST_DATABASE_URL ?? null
  const seeded = fingerprint()
  const shelf = createShelf(databaseUrl)
  const letGo = await shelf.hold(seeded)
  await shelf.golden(seeded, seed)
  project.provide('seeded', seeded)
  project.provide('databaseUrl', databaseUrl)
  return letGo
}
