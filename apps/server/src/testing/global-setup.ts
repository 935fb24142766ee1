import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { TestProject } from 'vitest/node'
import { prepareTemplate } from './template.ts'

declare module 'vitest' {
  interface ProvidedContext {
    template: string
    databaseUrl: string | null
  }
}

let leave = async (): Promise<void> => {}

/** Builds the golden database once: migrated and seeded. Each test file copies it. */
export async function setup(project: TestProject): Promise<void> {
  const databaseUrl = process.env.TEST_DATABASE_URL ?? null
  const folder = mkdtempSync(join(tmpdir(), 'alerce-plantilla-'))
  const { template, drop } = await prepareTemplate(databaseUrl, folder)
  project.provide('template', template)
  project.provide('databaseUrl', databaseUrl)
  leave = async () => {
    await drop()
    rmSync(folder, { recursive: true, force: true })
  }
}

export const teardown = (): Promise<void> => leave()
