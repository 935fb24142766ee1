import { fileNameOf } from '../../apps/server/src/core/use-case.ts'
import { routes } from '../../packages/contract/routes.ts'

const operations = Object.keys(routes).map(fileNameOf)
const ofOperation = `/(${operations.join('|')})\\.ts$`

/** Found by their names when the server starts (core/manifest.ts), below apps/server/src/core: nobody imports them. */
export const discoveredFiles = [`**/{${operations.join(',')}}.ts`, '**/on-*.ts']

/** The same as patterns of paths. */
export const discovered = [ofOperation, '^apps/server/src/core/.*/on-[^/]+\\.ts$']

/** The files of use cases: named after their operation, or by a verb when they are no call of the wire (anotar.ts). */
export const useCaseFiles = [ofOperation, '/[a-z]+(ar|er|ir)\\.ts$', '/[a-z]+(ar|er|ir)-[^/]+\\.ts$']
