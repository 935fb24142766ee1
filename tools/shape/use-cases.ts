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

/** Verbs that files of use cases without a wire call begin with (note.ts, read-venta.ts). */
const verbs =
  'accept add advance answer apply approve assign begin bring build change check choose close compose confirm consume ' +
  'copy correct count countersign create delete deliver draw edit end ensure equalize evaluate expire fix forget ' +
  'gather hold import issue join keep leave lift lock mark modify move note notify open parse present purge read ' +
  'receive record redo refresh reinstate reject release remember renew repeat replace request resend restore revoke ' +
  'save seal send set sign subscribe take undo veil verify void'

const byVerb = `/(${verbs.replaceAll(' ', '|')})`

/** Files of use cases: named after their operation, or by a verb. */
export const useCaseFiles = [ofOperation, `${byVerb}\\.ts$`, `${byVerb}-[^/]+\\.ts$`]
