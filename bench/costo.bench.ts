import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { request } from 'node:http'
import { parseArgs } from 'node:util'
import { compose } from '../apps/server/src/composition.ts'
import { readEnv } from '../apps/server/src/config/env.ts'
import { pdfAqui } from '../apps/server/src/core/pdf-services.ts'
import { systemClock } from '../apps/server/src/platform/clock.ts'
import { openPostgres } from '../apps/server/src/platform/db/pool.ts'
import { createLog } from '../apps/server/src/platform/log.ts'
import { createClient } from '../apps/server/src/testing/client.ts'
import { azar } from '../apps/server/src/testing/muestras.ts'
import { buffersDe, medidor } from '../apps/server/src/testing/presupuestos/measure.ts'
import { routes } from '../packages/contract/routes.ts'
import { findPostgres } from '../tools/test/postgres.ts'
import { DATA_KEY, filas, prepareDatabase } from './cartera/bases.ts'
import type { Consulta } from './cartera/consultas.ts'
import { removeAgregados } from './cartera/guardados.ts'
import { type Mesa, openMesa } from './cartera/measure.ts'
import { agente, alguna } from './cartera/mezcla.ts'
import { procesadorDe } from './support/procesador.ts'

// Cost of each hot call: processor time of the server and of its PostgreSQL backends in milliseconds, bytes of the
// reply, statements and their buffers; compared with the run saved by --guardar. The product runs with the flags of npm
// start. As in a browser, replies are compressed; four calls run at once.
const number = { type: 'string' } as const
const { values } = parseArgs({
  options: { prospectos: number, veces: number, solo: number, guardar: { type: 'boolean' } },
})
const prospectos = Number(values.prospectos ?? 100_000)
const veces = Number(values.veces ?? 400)
const A_LA_VEZ = 4
const FRIAS = 100

/** Processor time of the backends of this database, except the one that asks, by process. */
async function procesadorDeBase(url: string): Promise<ReadonlyMap<number, number>> {
  const rows = await filas<{ pid: number }>(
    url,
    `select pid from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return new Map(rows.map(({ pid }) => [pid, procesadorDe(pid)]))
}

/** Sends a call as a browser does; returns the bytes of the reply. */
function send({ alerce, sesiones }: Mesa, { nombre, operacion, cargas }: Consulta, dado: Dado): Promise<number> {
  const body = JSON.stringify(alguna(cargas, dado))
  const headers = {
    ...alguna(sesiones, dado).headers,
    'content-length': String(Buffer.byteLength(body)),
    'accept-encoding': 'gzip, deflate, br, zstd',
  }
  return new Promise((resolve, reject) => {
    const sent = request(new URL(routes[operacion].path, alerce.url), { agent: agente, method: 'POST', headers })
    sent.on('response', (answer) => {
      let bytes = 0
      answer.on('data', (part: Buffer) => {
        bytes += part.length
      })
      answer.on('end', () =>
        answer.statusCode === 200 ? resolve(bytes) : reject(new Error(`«${nombre}»: ${answer.statusCode}`)),
      )
    })
    sent.on('error', reject)
    sent.end(body)
  })
}

type Dado = ReturnType<typeof azar>

async function unaRonda(mesa: Mesa, consulta: Consulta, cuantas: number, dado: Dado): Promise<number> {
  let quedan = cuantas
  let bytes = 0
  const una = async () => {
    while (quedan-- > 0) bytes += await send(mesa, consulta, dado)
  }
  await Promise.all(Array.from({ length: A_LA_VEZ }, una))
  return bytes / cuantas
}

async function costoDe(mesa: Mesa, consulta: Consulta) {
  const dado = azar(7)
  await unaRonda(mesa, consulta, FRIAS, dado)
  const antes = { servidor: procesadorDe(mesa.alerce.pid()), base: await procesadorDeBase(mesa.base.url) }
  const bytes = await unaRonda(mesa, consulta, veces, dado)
  const despues = await procesadorDeBase(mesa.base.url)
  let base = 0
  for (const [pid, ms] of despues) base += ms - (antes.base.get(pid) ?? 0)
  return { servidor: (procesadorDe(mesa.alerce.pid()) - antes.servidor) / veces, base: base / veces, bytes }
}

/**
 * Statements and buffers of the first call of each kind. They cannot be counted from outside, so the product runs in
 * this process.
 */
async function cuentasDe({ base, consultas }: Mesa): Promise<ReadonlyMap<string, Cuentas>> {
  const env = readEnv({
    DATA_KEY,
    LOG_LEVEL: 'silent',
    LOGIN_ATTEMPTS_PER_MINUTE: '1000',
    REQUESTS_PER_MINUTE: '100000',
  })
  const connection = openPostgres(base.url, 2, () => undefined)
  const parts = { log: createLog('silent'), clock: systemClock, dataKey: DATA_KEY, web: null, pdf: pdfAqui }
  const { app, db, jobs } = await compose({ env, connection, ...parts })
  await jobs.prepare()
  const asesora = createClient(app)
  await asesora.login('asesora')
  const measure = medidor(connection.pool, db)
  const cuentas = new Map<string, Cuentas>()
  for (const { nombre, operacion, cargas } of consultas) {
    const sent = await measure(() => asesora.data(routes[operacion].path, cargas[0]))
    cuentas.set(nombre, { sentencias: sent.length, buffers: buffersDe(sent) })
  }
  await app.close()
  await jobs.stop()
  await connection.close()
  return cuentas
}

interface Cuentas {
  readonly sentencias: number
  readonly buffers: number
}

/** A saved run, for comparison. */
interface Guardada {
  readonly prospectos: number
  readonly llamadas: Readonly<Record<string, Cuentas & { readonly suma: number }>>
}

const guardada = new URL('costo.json', import.meta.url)

/** Calls of the saved run, if it had as many prospects: else they are not comparable. */
function llamadasDeAntes(): Guardada['llamadas'] {
  const antes: Guardada | null = existsSync(guardada) ? JSON.parse(readFileSync(guardada, 'utf8')) : null
  return antes?.prospectos === prospectos ? antes.llamadas : {}
}

const postgres = await findPostgres()
const base = await prepareDatabase(postgres.url, prospectos)
// Same state as after autovacuum, even if that is off: dead rows of earlier runs would slow down the lists
await filas(base.url, 'vacuum (analyze)')
const mesa = await openMesa(base)
console.log(
  `${prospectos.toLocaleString('es-CL')} prospectos, ${veces} llamadas de cada una, de a ${A_LA_VEZ}; ms de procesador`,
)
console.log(`${''.padEnd(32)} servidor    base   suma   bytes  sent.  buffers   antes: suma, sent., buffers`)
const dos = (ms: number) => ms.toFixed(2).padStart(7)
const cuentas = await cuentasDe(mesa)
const antes = llamadasDeAntes()
const ahora: Record<string, Guardada['llamadas'][string]> = {}
let suma = 0
let pesos = 0
for (const consulta of mesa.consultas) {
  const { nombre, peso } = consulta
  if (values.solo && !nombre.includes(values.solo)) continue
  const { servidor, base, bytes } = await costoDe(mesa, consulta)
  suma += (servidor + base) * peso
  pesos += peso
  const { sentencias, buffers } = cuentas.get(nombre) ?? { sentencias: 0, buffers: 0 }
  ahora[nombre] = { suma: Number((servidor + base).toFixed(2)), sentencias, buffers }
  const contado = `${bytes.toFixed(0).padStart(7)} ${String(sentencias).padStart(6)} ${String(buffers).padStart(8)}`
  const fue = antes[nombre]
  const deAntes = fue
    ? `  ${dos(fue.suma)} ${String(fue.sentencias).padStart(6)} ${String(fue.buffers).padStart(8)}`
    : ''
  console.log(`${nombre.padEnd(32)}  ${dos(servidor)} ${dos(base)} ${dos(servidor + base)} ${contado} ${deAntes}`)
}
console.log(`${'todas, según su parte'.padEnd(32)} ${' '.repeat(16)} ${dos(suma / pesos)}`)
if (values.guardar)
  writeFileSync(guardada, `${JSON.stringify({ prospectos, llamadas: { ...antes, ...ahora } }, null, 2)}\n`)
agente.destroy()
await mesa.alerce.stop()
await removeAgregados(mesa.base.url)
await postgres.stop()
process.exit(0)
