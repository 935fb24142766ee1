import { spawnSync } from 'node:child_process'
import { globSync } from 'node:fs'

/**
 * Runs every benchmark in a process of its own, or those whose name holds the word given; each prints its figures. What
 * follows the word is for them.
 */
const [, , word = '', ...rest] = process.argv
const benches = globSync('*.bench.ts', { cwd: import.meta.dirname }).filter((file) => file.includes(word))

let failed = benches.length === 0
for (const file of benches.sort()) {
  console.log(`\n${file}`)
  const { status } = spawnSync(process.execPath, [file, ...rest], { cwd: import.meta.dirname, stdio: 'inherit' })
  failed ||= status !== 0
}
process.exitCode = failed ? 1 : 0
