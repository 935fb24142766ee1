import { execFile } from 'node:child_process'
import { existsSync, globSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pass } from 'node:timers/promises'
import { promisify } from 'node:util'
import { root } from '../support/npm-start.ts'
import { startWith } from './process.ts'
import { look, openSelling, type Place } from './selling.ts'

const run = promisify(execFile)
/** Of Debian's package libfaketime, for programs with threads. */
const [library = ''] = globSync('/usr/lib/*/faketime/libfaketimeMT.so.1')
const MOVED_S = 30

/** A clock for child processes; `file` holds how far it is from the real one. */
const movable = (file: string) => ({
  LD_PRELOAD: library,
  FAKETIME_TIMESTAMP_FILE: file,
  FAKETIME_CACHE_DURATION: '1',
  DONT_FAKE_MONOTONIC: '1',
})

/** Lines of the purges that the rounds would do with the clock so far away. */
async function purges(env: Readonly<Record<string, string>>): Promise<string[]> {
  const options = { cwd: root, env: { ...process.env, ...env, LOG_LEVEL: 'error' } }
  const { stdout } = await run(process.execPath, ['tools/alerce.ts', 'retencion'], options)
  let round = ''
  return stdout.split('\n').flatMap((line) => {
    if (!line.startsWith(' ')) round = line.split(':')[0] ?? ''
    return line.startsWith(' ') ? [`${round}: ${line.trim().replaceAll(/ +/g, ' ')}`] : []
  })
}

/**
 * Moves the clock of the server a day ahead and a day back while persons sell. With the embedded engine the database
 * moves along; PostgreSQL keeps its own clock.
 */
export async function moved(place: Place, must: (holds: boolean, what: string) => void): Promise<void> {
  if (!existsSync(library)) return console.log('clock: not measured, libfaketime is not installed')
  const folder = mkdtempSync(join(tmpdir(), 'alerce-reloj-'))
  const file = join(folder, 'reloj')
  const move = (far: string) => writeFileSync(file, far)
  move('+0')
  const selling = await openSelling(place)
  const env = { ...place.env, ...selling.env, ...movable(file) }
  const server = await startWith(env)
  selling.door.open(server.url)
  await selling.begin()
  const { told } = selling
  for (const far of ['+0', '+1d', '+0', '-1d', '+0']) {
    const [acked, logins] = [told.acked, told.logins]
    move(far)
    await pass(MOVED_S * 1000)
    const { status } = await fetch(`${server.url}/readyz`)
    console.log(
      `  ${place.name}, clock at ${far} for ${MOVED_S} s: ${told.acked - acked} writes, ${told.logins - logins} logins again, /readyz ${status}`,
    )
  }
  await selling.finish()
  server.kill('SIGTERM')
  await server.exit
  const { summary, holds } = await selling.count()
  const [order] = await look(place, async ({ pool }) => (await pool.query(disorder)).rows as { n: number }[])
  console.log(`${place.name}, clock moved a day ahead and back: ${summary}`)
  console.log(`  entries of the Bitácora whose hour is before that of an earlier one: ${order?.n}`)
  const now = await purges(place.env)
  move('+1d')
  const ahead = (await purges({ ...place.env, ...movable(file) })).filter((line) => !now.includes(line))
  console.log(
    `  the rounds would purge now: ${now.join('; ') || 'nothing'}; a day ahead: ${ahead.join('; ') || 'the same'}`,
  )
  rmSync(folder, { recursive: true, force: true })
  must(holds, `clock ${place.name}`)
}

const disorder = `select count(*)::int as n from bitacora b where exists (
  select 1 from bitacora a where a.prospecto_id = b.prospecto_id and a.id < b.id and a.en > b.en)`
