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

/** Sees to the golden database, which stands as long as nothing that it is made of changes. Each test file copies it. */
export async function setup(project: TestProject): Promise<void> {
  const databaseUrl = process.env.TEST_DATABASE_URL ?? null
  const seeded = fingerprint()
  await createShelf(databaseUrl).golden(seeded, seed)
  project.provide('seeded', seeded)
  project.provide('databaseUrl', databaseUrl)
}
