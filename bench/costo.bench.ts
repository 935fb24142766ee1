import { request } from 'node:http'
import { parseArgs } from 'node:util'
import { azar } from '../apps/server/src/testing/muestras.ts'
import { routes } from '../packages/contract/routes.ts'
import { findPostgres } from '../tools/test/postgres.ts'
import { filas, prepararBase } from './cartera/bases.ts'
import type { Consulta } from './cartera/consultas.ts'
import { quitarAgregados } from './cartera/guardados.ts'
import { abrirMesa, type Mesa } from './cartera/medir.ts'
import { agente, alguna } from './cartera/mezcla.ts'
import { procesadorDe } from './support/procesador.ts'

// What each hot call costs: milliseconds of processor of the server and of its PostgreSQL backends, and bytes of the
// answer. The product runs with the flags of npm start, and the calls ask for compression as a browser does: four at once.
const number = { type: 'string' } as const
const { values } = parseArgs({ options: { prospectos: number, veces: number, solo: number } })
const prospectos = Number(values.prospectos ?? 100_000)
const veces = Number(values.veces ?? 400)
const A_LA_VEZ = 4
const FRIAS = 100

/** Of the backends of this database but the one that asks, by process. */
async function procesadorDeBase(url: string): Promise<ReadonlyMap<number, number>> {
  const rows = await filas<{ pid: number }>(
    url,
    `select pid from pg_stat_activity
     where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`,
  )
  return new Map(rows.map(({ pid }) => [pid, procesadorDe(pid)]))
}

/** Sends a call as a browser does; the bytes of its answer. */
function enviar({ alerce, sesiones }: Mesa, { nombre, operacion, cargas }: Consulta, dado: Dado): Promise<number> {
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
    while (quedan-- > 0) bytes += await enviar(mesa, consulta, dado)
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

const postgres = await findPostgres()
const mesa = await abrirMesa(await prepararBase(postgres.url, prospectos))
console.log(
  `${prospectos.toLocaleString('es-CL')} prospectos, ${veces} llamadas de cada una, de a ${A_LA_VEZ}; ms de procesador`,
)
console.log(`${''.padEnd(32)} servidor    base   suma   bytes`)
const dos = (ms: number) => ms.toFixed(2).padStart(7)
let suma = 0
let pesos = 0
for (const consulta of mesa.consultas) {
  if (values.solo && !consulta.nombre.includes(values.solo)) continue
  const { servidor, base, bytes } = await costoDe(mesa, consulta)
  suma += (servidor + base) * consulta.peso
  pesos += consulta.peso
  console.log(
    `${consulta.nombre.padEnd(32)}  ${dos(servidor)} ${dos(base)} ${dos(servidor + base)} ${bytes.toFixed(0).padStart(7)}`,
  )
}
console.log(`${'todas, según su parte'.padEnd(32)} ${' '.repeat(16)} ${dos(suma / pesos)}`)
agente.destroy()
await mesa.alerce.stop()
await quitarAgregados(mesa.base.url)
await postgres.stop()
process.exit(0)
