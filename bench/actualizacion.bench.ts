import { join } from 'node:path'
import { checkOut, previousVersion } from './actualizacion/previous.ts'
import { type Browser, openBrowser, screensOf, sell } from './actualizacion/sales.ts'
import { login, writer } from './faults/calls.ts'
import { withPostgres } from './faults/places.ts'
import { StartRefused, startWith } from './faults/process.ts'

// Upgrade without a stop: the previous version (or the given one) goes on while this one migrates its database, both
// serve the same sales, and the way back. Only counts: failed calls must be 0.
const [, , given] = process.argv
const postgres = await withPostgres()
if (!postgres) throw new Error('the upgrade of two servers at once needs PostgreSQL')
const before = checkOut(given ?? previousVersion())
const root = join(import.meta.dirname, '..')
const [vieja, nueva] = [await screensOf(before.folder), await screensOf(root)]
const startOld = () => startWith(postgres.env, [], [], before.main)
const begun = performance.now()
let failed = false

/** Prints a line of figures; a failed call fails the bench. */
function tell(what: string, browsers: readonly Browser[], sold: readonly boolean[]): void {
  const calls = browsers.reduce((sum, one) => sum + one.calls, 0)
  const failures = browsers.flatMap((one) => one.failures)
  failed ||= failures.length > 0 || sold.includes(false)
  const ventas = sold.filter(Boolean).length
  const repeated = browsers.reduce((sum, one) => sum + one.repeated, 0)
  console.log(
    `${what}: ${ventas} of ${sold.length} sales; ${calls} calls, ${repeated} repeated, ${failures.length} failed`,
  )
  for (const failure of failures) console.log(`  ${failure}`)
}

const alternating = (...urls: readonly string[]) => {
  let next = 0
  return () => urls[next++ % urls.length] ?? ''
}

console.log(`previous version: ${before.commit}, ${before.migrations} migrations`)
const old = await startOld()
const paused = Promise.withResolvers<void>()
const reached = Promise.withResolvers<void>()
const half = () => {
  reached.resolve()
  return paused.promise
}
const openedBefore = await openBrowser(old.url)
let place = old.url
const across = sell(openedBefore, vieja, () => place, half)
await reached.promise

const writes = writer(old.url, await login(old.url))
const state = { migrating: true }
const writing = (async () => {
  while (state.migrating) await writes.once()
})()
const current = await startWith(postgres.env)
state.migrating = false
await writing
const { byStatus } = writes.told()
failed ||= Object.keys(byStatus).some((status) => status !== '200')
console.log(`writes at the old one while the new one migrates and starts: ${JSON.stringify(byStatus)}`)

place = current.url
paused.resolve()
tell('begun at the old one before, continued at the new one', [openedBefore], [await across])

for (const [what, screens, where] of [
  ['screens of the old one, only old server, new schema', vieja, () => old.url],
  ['screens of the new one, only new server', nueva, () => current.url],
  ['screens of the old one, each call at the other server', vieja, alternating(old.url, current.url)],
  ['screens of the new one, each call at the other server', nueva, alternating(current.url, old.url)],
] as const) {
  const browser = await openBrowser(where())
  tell(what, [browser], [await sell(browser, screens, where)])
}

// The way back: a server of the old version begins on the new schema, then the new one ends
const backwards = await openBrowser(current.url)
place = current.url
let back: Awaited<ReturnType<typeof startOld>> | null = null
try {
  back = await startOld()
} catch (error) {
  if (!(error instanceof StartRefused)) throw error
  console.log('the old one does not start on the new schema, with this reason. Versions from migration 018 on do.')
  failed ||= before.migrations >= 18
}
if (back) {
  const again = back
  const sold = await sell(
    backwards,
    nueva,
    () => place,
    async () => {
      current.kill('SIGTERM')
      await current.exit
      place = again.url
    },
  )
  tell('begun at the new one, continued at an old one that started on the new schema', [backwards], [sold])
}
for (const server of [old, current, back]) {
  if (!server) continue
  server.kill('SIGTERM')
  failed ||= (await server.exit) !== 0
}
console.log(`${((performance.now() - begun) / 1000).toFixed(0)} s elapsed`)
before.remove()
await postgres.remove()
if (failed) process.exitCode = 1
