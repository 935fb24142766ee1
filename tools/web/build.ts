import { join } from 'node:path'
import { type Build, buildIfNeeded, runBuilder } from '../build/build.ts'
import { root } from '../checks/tree.ts'

const vite = 'vite/bin/vite.js'

/** The screens. */
const web: Build = {
  name: 'la web',
  dist: 'apps/web/dist',
  builder: vite,
  sources: {
    files: ['.browserslistrc', 'package-lock.json', 'apps/server/src/gateway/pages/packed.ts'],
    folders: ['apps/web', 'packages', 'tools/web', 'tools/build'],
  },
  async make() {
    await runBuilder([join(root, 'node_modules', vite), 'build'], join(root, 'apps/web'))
    // Loaded only here: a start with a fresh build does not need it
    const { packAssets } = await import('./pack.ts')
    await packAssets(join(root, 'apps/web/dist'))
  },
}

/** Builds the web if it is missing or older than its sources. */
export const buildWebIfNeeded = (): Promise<void> => buildIfNeeded(web)

if (import.meta.main) await buildWebIfNeeded()
