import { createRequire } from 'node:module'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

// Preloaded before the product: after SIGUSR2 its embedded engine answers no query.
const server = createRequire(join(import.meta.dirname, '../../apps/server/package.json'))
// The imported file is beside the required one
const engine = server.resolve('@electric-sql/pglite').replace(/\.cjs$/, '.js')
const { PGlite } = (await import(pathToFileURL(engine).href)) as Engine

interface Engine {
  readonly PGlite: { readonly prototype: { execProtocolStream(...asked: unknown[]): Promise<unknown> } }
}

let wedged = false
process.on('SIGUSR2', () => {
  wedged = true
})
const { execProtocolStream } = PGlite.prototype
PGlite.prototype.execProtocolStream = function (...asked) {
  return wedged ? new Promise(() => undefined) : Reflect.apply(execProtocolStream, this, asked)
}
