import { defineConfig } from 'vitest/config'

/**
 * Two workers: each server test process holds a database in memory, and the machine may have two cores. The files of a
 * worker share its modules: to read the product anew for each file was half of the whole time.
 */
const workers = { pool: 'forks', maxWorkers: 2, isolate: false } as const

/** Room for what dies young: looking through it was a twelfth of what a server test costs. */
const roomy = ['--min-semi-space-size=64', '--max-semi-space-size=96']

/**
 * Modules as Node reads them, without Vite: it strips types by itself, and what it compiled is kept on disk. No server
 * test replaces a module (`vi.mock`), which needs a loader.
 */
const native = { experimental: { viteModuleRunner: false, nodeLoader: false } } as const

/** They end what hangs and measure nothing: a machine with other work beside it takes ten times as long. */
const walls = { testTimeout: 300_000, hookTimeout: 900_000 } as const

export default defineConfig({
  test: {
    ...workers,
    projects: [
      {
        test: {
          ...workers,
          ...walls,
          // what needs no database and no DOM: of the web, the tests that are no .tsx
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
