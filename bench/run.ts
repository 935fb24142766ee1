import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'
import { keepCompiled } from '../tools/compiled.ts'

/**
 * Runs benchmarks, each in a process of its own: the one of this name, or those whose name contains the word. Each
 * prints its figures. Further arguments are passed on.
 */
keepCompiled()
const [, , word = '', ...rest] = process.argv
const all = globSync('*.bench.ts', { cwd: import.meta.dirname })
const named = all.filter((file) => file === `${word}.bench.ts`)
const benches = named.length > 0 ? named : all.filter((file) => file.includes(word))

let failed = benches.length === 0
if (failed) console.log(`No hay medida con «${word}». Cada una y su meta: docs/MEDIDAS.md`)
for (const file of benches.sort()) {
  console.log(`\n${file}`)
  const { status } = spawnSync(process.execPath, [file, ...rest], { cwd: import.meta.dirname, stdio: 'inherit' })
  failed ||= status !== 0
}
process.exitCode = failed ? 1 : 0
