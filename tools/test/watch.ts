import { type ChildProcess, spawn } from 'node:child_process'
import { watch } from 'node:fs'
import { join } from 'node:path'
import { root } from '../checks/tree.ts'

/** Delay before a run, milliseconds: an editor writes a file in several steps, and a checkout many files. */
const QUIET_MS = 300

let running: ChildProcess | undefined
let again = false

function check(): void {
  if (running) {
    again = true
    return
  }
  again = false
  console.log('—')
  running = spawn(process.execPath, ['tools/test/check.ts'], { cwd: root, stdio: 'inherit' })
  running.once('close', () => {
    running = undefined
    if (again) check()
  })
}

let timer: NodeJS.Timeout | undefined

for (const folder of ['apps/server/src', 'apps/web/src', 'packages', 'tools', 'e2e', 'bench']) {
  watch(join(root, folder), { recursive: true }, (_event, name) => {
    if (name?.includes('node_modules')) return
    clearTimeout(timer)
    timer = setTimeout(check, QUIET_MS)
  })
}
check()
