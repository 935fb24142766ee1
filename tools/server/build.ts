import { type Build, buildIfNeeded, runBuilder } from '../build/build.ts'

/** The server: its modules and those of `packages` in a few files. */
const server: Build = {
  name: 'el servidor',
  dist: 'apps/server/dist',
  builder: 'rolldown',
  sources: {
    files: ['package-lock.json'],
    folders: ['apps/server/src', 'packages', 'tools/server', 'tools/build'],
  },
  make: () => runBuilder(['tools/server/bundle.ts']),
}

/** Builds the server if it is missing or older than its sources. */
export const buildServerIfNeeded = (): Promise<void> => buildIfNeeded(server)

if (import.meta.main) await buildServerIfNeeded()
