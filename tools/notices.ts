import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './checks/tree.ts'

/** A package of the lock file, with the fields that matter here. */
interface LockedPackage {
  readonly version?: string
  readonly license?: string
  readonly dev?: boolean
  readonly devOptional?: boolean
  readonly link?: boolean
}

/** A production package with its licence. */
export interface Notice {
  readonly name: string
  readonly version: string
  readonly license: string
}

/**
 * Licences that allow what we do with the package: serve its code in a closed product. Changed or not, except MPL-2.0,
 * which asks to publish changes of its own files: we make none.
 */
export const allowed: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'MPL-2.0',
  'OFL-1.1',
  'Unlicense',
]

const unknown = 'UNKNOWN'

/** Licence from the package itself, where the lock file names none. */
function installedLicense(path: string): string {
  const file = join(root, path, 'package.json')
  if (!existsSync(file)) return unknown
  const { license } = JSON.parse(readFileSync(file, 'utf8')) as { license?: unknown }
  return typeof license === 'string' ? license : unknown
}

/** Production packages of a lock file, by name and version, each once. `find`: licence of a path without one. */
export function noticesOf(
  packages: Readonly<Record<string, LockedPackage>>,
  find: (path: string) => string = installedLicense,
): Notice[] {
  const folder = 'node_modules/'
  const production = Object.entries(packages).filter(
    ([path, { dev, devOptional, link }]) => path.includes(folder) && !(dev || devOptional || link),
  )
  const notices = production.map(([path, { version = '', license }]) => ({
    name: path.slice(path.lastIndexOf(folder) + folder.length),
    version,
    license: license ?? find(path),
  }))
  const once = new Map(notices.map((notice) => [`${notice.name}@${notice.version}`, notice]))
  return [...once.values()].sort((a, b) => (`${a.name}@${a.version}` < `${b.name}@${b.version}` ? -1 : 1))
}

/** True where the expression can be met with allowed licences: one of an OR, all of an AND. */
export function isAllowed(license: string): boolean {
  const plain = license.replace(/^\((.*)\)$/, '$1')
  if (plain.includes('(')) return false
  return plain.split(' OR ').some((one) => one.split(' AND ').every((part) => allowed.includes(part)))
}

/** The document THIRD-PARTY.md. */
export function printNotices(notices: readonly Notice[]): string {
  const rows = notices.map(({ name, version, license }) => `| ${name} | ${version} | ${license} |`)
  return `# Third-party packages

Packages that a production installation carries, with those of other platforms. Written by \`npm run notices\`; \`npm test -- notices\` fails for a licence outside the list in \`tools/notices.ts\`. The text of each licence comes with its package, in \`node_modules\`.

| package | version | licence |
|---|---|---|
${rows.join('\n')}
`
}

export const noticesFile = 'THIRD-PARTY.md'

/** Production packages of this repository. */
export const ownNotices = (): Notice[] =>
  noticesOf(JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')).packages)

if (import.meta.main) {
  const notices = ownNotices()
  writeFileSync(join(root, noticesFile), printNotices(notices))
  console.log(`${noticesFile}: ${notices.length} packages`)
}
