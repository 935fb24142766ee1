import { defineConfig } from 'vitest/config'

/**
 * Two workers: each server test process holds a database in memory, and the machine may have two cores. Files of a
 * worker share modules: loading the product for each file took half of the time.
 */
const workers = { pool: 'forks', maxWorkers: 2, isolate: false } as const

/** Larger young generation: collecting it took a twelfth of the time of a server test. */
const roomy = ['--min-semi-space-size=64', '--max-semi-space-size=96']

/**
 * Modules loaded by Node without Vite: it strips types itself and caches compiled code on disk. No server test replaces
 * a module (`vi.mock`), which needs a loader.
 */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const

/** Limits only end what hangs: a busy machine takes ten times as long. */
const walls = { testTimeout: 300_000, hookTimeout: 900_000 } as const

export default defineConfig({
  test: {
    ...workers,
    projects: [
      {
        test: {
          ...workers,
          ...walls,
          // Tests without database and DOM: in the web, those that are no .tsx
          name: 'unit',
          environment: 'node',
          include: ['packages/*/**/*.test.ts', 'tools/**/*.test.ts', 'apps/web/src/**/*.test.ts'],
          exclude: ['**/node_modules/**'],
          unstubGlobals: true,
        },
      },
      {
        test: {
          ...workers,
          ...walls,
          name: 'server',
          environment: 'node',
          ...native,
          include: ['apps/server/src/**/*.test.ts'],
          execArgv: roomy,
          globalSetup: ['apps/server/src/testing/global-setup.ts'],
        },
      },
      {
        test: {
          ...workers,
          ...walls,
          name: 'web',
          environment: 'jsdom',
          include: ['apps/web/src/**/*.test.tsx'],
          setupFiles: ['apps/web/src/testing/setup.ts'],
        },
      },
    ],
  },
})
