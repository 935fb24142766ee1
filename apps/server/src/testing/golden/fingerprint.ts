import { createHash } from 'node:crypto'
import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = new URL('../../../../../', import.meta.url).pathname

/** Folder of the golden databases of the embedded engine. */
export const goldenFolder = join(root, 'node_modules/.cache/alerce-golden')

/** Files that decide the content of a golden database: the server, its data and its packages. Tests do not. */
const sources = ['package-lock.json', 'apps/server/src/**/*.*', 'packages/*/**/*.ts']
const test = /\.test\.ts$|\/node_modules\//

/** One hash over all these files. */
export function fingerprint(): string {
  const hash = createHash('sha256')
  const paths = globSync(sources, { cwd: root }).filter((path) => !test.test(path))
  for (const path of paths.sort()) hash.update(`${path}\n`).update(readFileSync(join(root, path)))
  return hash.digest('hex').slice(0, 16)
}
