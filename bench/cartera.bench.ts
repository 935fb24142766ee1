import { loadavg } from 'node:os'
import { parseArgs } from 'node:util'
import { findPostgres } from '../tools/test/postgres.ts'
import { deleteBases, prepareDatabase } from './cartera/bases.ts'
import { type Consulta, META } from './cartera/consultas.ts'
import { removeAgregados } from './cartera/guardados.ts'
import { type Mesa, openMesa, ordenados, percentil, tiemposDe } from './cartera/measure.ts'
import { agente, mix } from './cartera/mezcla.ts'
import { guionesDe, pgbench } from './cartera/pgbench.ts'
import { procesadorDe } from './support/procesador.ts'

// Portfolio of an advisor with up to 20,000 prospects, among ten thousand, a hundred thousand and a million: list,
// filters, searches and saves over HTTP. Reads are compared with pgbench on the same SQL; then all calls run at a fixed
// rate.
const flag = { type: 'boolean', default: false } as const
const number = { type: 'string' } as const
const { values } = parseArgs({
  options: { millon: flag, borrar: flag, veces: number, 'por-segundo': number, segundos: number, prospectos: number },
})
const tamanos = values.millon ? [10_000, 100_000, 1_000_000] : [Number(values.prospectos ?? 10_000)]
const veces = Number(values.veces ?? 200)
const porSegundo = Number(values['por-segundo'] ?? 500)
const segundos = Number(values.segundos ?? (values.millon ? 30 : 10))
/** Allowed growth of p50 for a database ten times as large with the same portfolio. */
const CRECIMIENTO = 1.5

const ms = (value: number) => value.toFixed(1).padStart(7)
const carga = () =>
  loadavg()
    .map((value) => value.toFixed(2))
    .join(' ')
const titulo = (prospectos: number) => prospectos.toLocaleString('es-CL')

const postgres = await findPostgres()
if (values.borrar) {
  await deleteBases(postgres.url)
  await postgres.stop()
  process.exit(0)
}

const excesos: string[] = []
function check(que: string, valor: number, meta: number): string {
  if (valor <= meta) return ' '
  excesos.push(`${que}: ${valor.toFixed(1)} sobre ${meta}`)
  return '*'
}

const veces10 = (p50: readonly number[], from: number, to: number) => (p50[to] ?? 0) / (p50[from] ?? 1)

/**
 * Growth of p50 with the database; the portfolio of the smallest is a tenth of the others', so it is only informative.
 */
function crecimiento({ nombre, clase }: Consulta, p50: readonly number[]): string {
  if (p50.length < 3) return ''
  if (clase === 'guardado') return ' '.repeat(16)
  const base = veces10(p50, 1, 2)
  const mark = check(`${nombre}, crece`, base, CRECIMIENTO)
  return `${base.toFixed(2).padStart(7)}${mark}${veces10(p50, 0, 2).toFixed(2).padStart(7)} `
}

/** p50 and p95 of the same SQL in pgbench. */
async function sinProducto(url: string, guiones: readonly string[] | undefined): Promise<string> {
  if (!guiones) return ''
  const solo = ordenados(await pgbench(url, guiones, veces))
  return `${ms(percentil(solo, 0.5))} ${ms(percentil(solo, 0.95))}`
}

/** Measures each kind of call alone: p50 and p95 by size, growth, and the same SQL in pgbench. */
async function porSeparado(mesas: readonly Mesa[], mayor: Mesa): Promise<void> {
  const lecturas = mayor.consultas.filter(({ clase }) => clase !== 'guardado')
  const guiones = await guionesDe(mayor.base.url, lecturas)
  const sizes = mesas.map(({ base }) => titulo(base.prospectos).padStart(16)).join('')
  const crece = mesas.length < 3 ? '' : '   base ×10  ×100'
  console.log(`\n${'p50 y p95, ms'.padEnd(30)}${sizes}${crece}         pgbench`)
  for (const [at, consulta] of mayor.consultas.entries()) {
    const { nombre, meta } = consulta
    const times = await tiemposDe(mesas, at, veces)
    const p50 = times.map((one) => percentil(one, 0.5))
    const p95 = times.map((one) => percentil(one, 0.95))
    const mark = check(nombre, Math.max(...p95), meta)
    const cells = times.map((_, size) => `${ms(p50[size] ?? 0)} ${ms(p95[size] ?? 0)} `).join('')
    const alone = await sinProducto(mayor.base.url, guiones.get(nombre))
    console.log(`${nombre.padEnd(30)}${cells}${mark}${crecimiento(consulta, p50)}${alone}`)
  }
}

/** All kinds together at a fixed rate. */
async function mezcladas({ alerce, base, sesiones, consultas }: Mesa): Promise<void> {
  await mix(alerce.url, sesiones, consultas, { porSegundo: porSegundo / 5, segundos: 3 })
  const antes = procesadorDe(alerce.pid())
  const respuestas = await mix(alerce.url, sesiones, consultas, { porSegundo, segundos })
  const cadaUna = (procesadorDe(alerce.pid()) - antes) / respuestas.length
  console.log(`\n${porSegundo} peticiones por segundo durante ${segundos} s, ${titulo(base.prospectos)} prospectos, ms`)
  console.log(`${''.padEnd(32)}     p50     p95     p99  peticiones`)
  for (const [clase, meta] of Object.entries(META)) {
    const nombre = `${clase} (meta p95 ${meta})`
    const times = ordenados(respuestas.filter(({ consulta }) => consulta.clase === clase).map((one) => one.ms))
    const [p50, p95, p99] = [0.5, 0.95, 0.99].map((share) => percentil(times, share))
    const mark = check(`${nombre} mezclada`, p95 ?? 0, meta)
    console.log(`${nombre.padEnd(32)} ${ms(p50 ?? 0)} ${ms(p95 ?? 0)} ${ms(p99 ?? 0)} ${times.length} ${mark}`)
  }
  const errores = respuestas.filter(({ ok }) => !ok).length
  console.log(`errores: ${errores}`)
  console.log(
    `procesador del servidor, por petición: ${cadaUna.toFixed(2)} ms; a ${porSegundo} por segundo, ` +
      `${((cadaUna * porSegundo) / 10).toFixed(0)} % de un núcleo`,
  )
  check('errores', errores, 0)
}

const mesas: Mesa[] = []
for (const prospectos of tamanos) mesas.push(await openMesa(await prepareDatabase(postgres.url, prospectos)))
const mayor = mesas.at(-1)
if (!mayor) throw new Error('no size')
console.log(`carga de la máquina al partir: ${carga()}`)
await porSeparado(mesas, mayor)
await mezcladas(mayor)
console.log(`carga de la máquina al terminar: ${carga()}`)
for (const exceso of excesos) console.log(`  * ${exceso}`)
if (!values.millon) console.log('con 100.000 y 1.000.000, y el crecimiento: npm run bench -- cartera --millon')
agente.destroy()
for (const { alerce, base } of mesas) {
  await alerce.stop()
  await removeAgregados(base.url)
}
await postgres.stop()
process.exit(excesos.length === 0 ? 0 : 1)
