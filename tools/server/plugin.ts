import { dirname, join, relative } from 'node:path'
import type { Plugin } from 'rolldown'
import { coreFolder, listPartFiles } from '../../apps/server/src/core/part-files.ts'

/** A file beside a module, as our sources name it. */
const beside = /new URL\('([^']+)', import\.meta\.url\)/g

/** Static imports of every part file, in the place of core/parts.ts, which finds them at run time. */
function importParts(): string {
  const files = listPartFiles()
  const imports = files.map((path, at) => `import * as part${at} from './${path}'`)
  const all = files.map((_, at) => `...Object.values(part${at})`)
  return [...imports, `export const parts = [${all.join(', ')}]`].join('\n')
}

/**
 * Keeps our modules working inside the files of the build. A module named by URL runs in another process or thread, and
 * becomes a file of its own with a lasting name: a running server starts it after a later build too. Other files stay
 * among the sources.
 */
export const keepUrls = (dist: string): Plugin => ({
  name: 'alerce-urls',
  load: (id) => (id === join(coreFolder, 'parts.ts') ? { code: importParts(), moduleType: 'js' } : null),
  transform(code, id) {
    if (id.includes('node_modules') || !code.includes('import.meta')) return null
    if (code.includes('import.meta.dirname')) throw new Error(`${id}: name files with new URL('…', import.meta.url)`)
    const own = dirname(id)
    const changed = code.replaceAll(beside, (_, path: string) => {
      if (!path.endsWith('.ts')) return `new URL('${relative(dist, join(own, path))}', import.meta.url)`
      const fileName = `${path.replace(/^.*\//, '').replace(/\.ts$/, '')}.js`
      this.emitFile({ type: 'chunk', id: join(own, path), fileName })
      return `new URL('./${fileName}', import.meta.url)`
    })
    // No line moves, so the map of the sources stays right
    return { code: changed, map: null }
  },
})
