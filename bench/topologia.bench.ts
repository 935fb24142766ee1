import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { startMailServer } from '../apps/server/src/testing/smtp.ts'
import { openCaller } from './support/caller.ts'
import { nothingTold, type Told } from './support/told.ts'
import { openCluster } from './topologia/cluster.ts'
import { type Counts, openCounts } from './topologia/counts.ts'
import { addressing } from './topologia/deploy-files.ts'
import { type DrillName, drills, type Outcome, runDrill, type World } from './topologia/drills.ts'
import { installMissing, userOfPostgres } from './topologia/packages.ts'
import { openPlace } from './topologia/processes.ts'
import { openScreens } from './topologia/screens.ts'
import { servers as names, openServers } from './topologia/servers.ts'
import { newLedger, sell, startSales } from './topologia/writes.ts'

// Three PostgreSQL under Patroni with etcd, PgBouncer, HAProxy and two servers on this machine, from the files of
// `deploy`; then faults amid writes. Nothing acknowledged may be missing, doubled or half there afterwards. Missing
// programs are installed from Debian's packages.
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    veces: { type: 'string', default: '20' },
    procesos: { type: 'string', default: '2' },
    puertos: { type: 'string', default: '7200' },
  },
})
const all = Object.keys(drills) as DrillName[]
const unknown = positionals.filter((word) => !all.includes(word as DrillName))
if (unknown.length > 0) {
  console.log(`No hay ensayo «${unknown[0]}»: ${all.join(', ')}`)
  process.exit(1)
}
const chosen = positionals.length > 0 ? (positionals as DrillName[]) : all
const timesOf = (name: DrillName): number => (name === 'primario' ? Number(values.veces) : 1)

/** Screens per server: more than its processes, so that each of these holds one. */
const SCREENS = 6
const SMTP = 25

installMissing()
const user = userOfPostgres()
const base = addressing(Number(values.puertos))
const place = openPlace(user, () => cluster.postmasters())
const cluster = openCluster({ place, user, base })

const seconds = (ms: number): string => `${(ms / 1000).toFixed(1)} s`
const failed: string[] = []

function must(what: string, problems: readonly string[]): void {
  if (problems.length === 0) return
  failed.push(what)
  const alike = Map.groupBy(problems, (problem) => problem.split('\n').slice(0, 4).join('\n'))
  for (const [problem, those] of [...alike].slice(0, 5)) console.log(`  ${those.length} veces: ${problem}`)
}

/** Last lines of every process, after a failure of the run itself. */
function tellLogs(): void {
  for (const log of readdirSync(place.folder).filter((name) => name.endsWith('.log'))) {
    const lines = readFileSync(join(place.folder, log), 'utf8').trimEnd().split('\n')
    console.log(`${log}:\n  ${lines.slice(-5).join('\n  ').slice(0, 2000)}`)
  }
}

async function openWorld(): Promise<World> {
  await cluster.open()
  console.log('en pie: 3 etcd, 3 PostgreSQL con Patroni, HAProxy, 2 PgBouncer')
  const mail = await startMailServer(Number(values.puertos) + SMTP)
  const servers = openServers({ place, base, cluster, smtp: mail.url, workers: Number(values.procesos) })
  for (const name of names) await servers.start(name)
  console.log(`en pie: 2 servidores de ${values.procesos} procesos, ${servers.origin}`)
  let told: Told = nothingTold()
  const ca = readFileSync(join(place.folder, 'cert.pem'), 'utf8')
  const advisors = []
  for (const usuario of ['asesora', 'asesor2']) {
    const client = openCaller({ origin: async () => servers.origin, usuario, told: () => told, ca })
    await client.enter()
    advisors.push(client)
  }
  const [first] = advisors
  if (!first) throw new Error('sin asesores')
  const counting = openCounts(cluster, mail)
  const ledger = newLedger()
  await sell(first, ledger)
  await counting.lettersLeft()
  await counting.takeReference(ledger)
  const screens = names.map((name) => openScreens(servers.direct(name), first.headers, SCREENS))
  const tellAnew = () => {
    told = nothingTold()
    return told
  }
  return { cluster, servers, counting, advisors, screens, tellAnew }
}

/** Sum over the runs of a drill. */
const sum = (outcomes: readonly Outcome[], of: (one: Outcome) => number): number =>
  outcomes.reduce((total, one) => total + of(one), 0)
const median = (sorted: readonly number[]): number => sorted[Math.floor((sorted.length - 1) / 2)] ?? 0

function tell(name: DrillName, outcomes: readonly Outcome[], ventas: Counts, sold: number): void {
  const counts = [...outcomes.map((one) => one.counts), ventas]
  const total = (of: (one: Counts) => number): number => counts.reduce((all, one) => all + of(one), 0)
  const gaps = outcomes.map((one) => one.gap).sort((a, b) => a - b)
  const heard = outcomes.map((one) => one.heard).sort((a, b) => a - b)
  const statuses: Record<string, number> = {}
  for (const { told } of outcomes)
    for (const [status, n] of Object.entries(told.byStatus)) statuses[status] = (statuses[status] ?? 0) + n
  console.log(
    `${name}: ${drills[name].says}, ${outcomes.length} veces\n` +
      `  confirmadas ${sum(outcomes, (one) => one.told.acked)}, con ${sold} ventas enteras: ` +
      `perdidas ${total((one) => one.missing)}, dobles ${total((one) => one.doubled)}, ` +
      `a medias ${total((one) => one.halfDone)}\n` +
      `  respuestas ${Object.entries(statuses)
        .map(([status, n]) => `${status}: ${n}`)
        .join(', ')}; ` +
      `503 sin Retry-After ${sum(outcomes, (one) => one.told.withoutRetryAfter)}\n` +
      `  sin guardar a lo más: mediana ${seconds(median(gaps))}, peor ${seconds(gaps.at(-1) ?? 0)}; ` +
      `pantallas al día después: mediana ${seconds(median(heard))}, peor ${seconds(heard.at(-1) ?? 0)}`,
  )
}

async function run(name: DrillName, world: World): Promise<void> {
  const outcomes: Outcome[] = []
  const ledger = newLedger()
  const [first] = world.advisors
  const sales = first && startSales(first, ledger)
  for (let time = 1; time <= timesOf(name); time++) {
    const outcome = await runDrill(world, name)
    outcomes.push(outcome)
    const { counts, gap, heard, failures } = outcome
    console.log(
      `  ${name} ${time}: ${outcome.told.acked} confirmadas, ${counts.missing} perdidas, ${counts.doubled} dobles, ` +
        `${counts.halfDone} a medias; sin guardar ${seconds(gap)}, pantallas ${seconds(heard)}`,
    )
    must(name, [...counts.details, ...failures])
  }
  await sales?.stop()
  await world.counting.lettersLeft()
  const ventas = await world.counting.countVentas(ledger)
  tell(name, outcomes, ventas, ledger.ventas.filter(({ enviada }) => enviada).length)
  must(name, [...ventas.details, ...ledger.failures])
}

try {
  const world = await openWorld()
  for (const name of chosen) await run(name, world)
  const { received, twice } = world.counting.letters()
  console.log(`cartas: ${received} recibidas, todas enviadas; ${twice} dos veces`)
  must('500 en el registro de los servidores', world.servers.defects())
} catch (error) {
  console.log(error)
  tellLogs()
  failed.push('la medida misma')
}
if (failed.length > 0) console.log(`falla: ${[...new Set(failed)].join(', ')}`)
// Streams and the mail server are still open
process.exit(failed.length > 0 ? 1 : 0)
