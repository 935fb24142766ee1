import { defineConfig } from 'vitest/config'

/** Two workers: each server test process holds a database in memory, and the machine may have two cores. */
const workers = { pool: 'forks', maxWorkers: 2 } as const

export default defineConfig({
  test: {
    ...workers,
    projects: [
      {
        test: {
          ...workers,
          name: 'unit',
          environment: 'node',
          include: ['packages/*/**/*.test.ts', 'tools/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
        },
      },
      {
        test: {
          ...workers,
          name: 'server',
          environment: 'node',
          include: ['apps/server/src/**/*.test.ts'],
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
          testTimeout: 30_000,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          ...workers,
          name: 'web',
          environment: 'jsdom',
          include: ['apps/web/src/**/*.test.{ts,tsx}'],
          setupFiles: ['apps/web/src/testing/setup.ts'],
          testTimeout: 15_000,
        },
      },
    ],
  },
})
