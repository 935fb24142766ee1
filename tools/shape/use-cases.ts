import { fileNameOf } from '../../apps/server/src/core/use-case.ts'
import { routes } from '../../packages/contract/routes.ts'

const operations = Object.keys(routes).map(fileNameOf)
const ofOperation = `/(${operations.join('|')})\\.ts$`

/**
 * Files that the server finds by name at its start (core/manifest.ts), below apps/server/src/core; no module imports
 * them.
 */
export const discoveredFiles = [`**/{${operations.join(',')}}.ts`, '**/on-*.ts']

/** The same as regular expressions of paths. */
export const discovered = [ofOperation, '^apps/server/src/core/.*/on-[^/]+\\.ts$']

/** Files of use cases: named after their operation, or by a verb if they have no wire call (anotar.ts). */
export const useCaseFiles = [ofOperation, '/[a-z]+(ar|er|ir)\\.ts$', '/[a-z]+(ar|er|ir)-[^/]+\\.ts$']
