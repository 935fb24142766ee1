import { enableCompileCache } from 'node:module'
import { join } from 'node:path'

/** Compile cache of Node for our sources and libraries: saves a second at each start. */
export const compiled = join(import.meta.dirname, '..', 'node_modules', '.cache', 'node')

/** Enables the cache for this process and its children. An unwritable folder is no error. */
export function keepCompiled(): void {
  process.env.NODE_COMPILE_CACHE ??= compiled
  enableCompileCache(process.env.NODE_COMPILE_CACHE)
}
