import { execFile } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { promisify } from 'node:util'
import { resultadoDe } from '../apps/server/src/core/declaracion/contraloria/read-model.ts'
import { azar } from '../apps/server/src/testing/muestras.ts'
import { startProcess } from '../e2e/support/server/process.ts'
import { routes } from '../packages/contract/routes.ts'
import { findPostgres } from '../tools/test/postgres.ts'
import { DATA_KEY, deleteBases, filas, prepareDatabase } from './cartera/bases.ts'
import { percentil } from './cartera/measure.ts'
import { agente, alguna, send } from './cartera/mezcla.ts'
import { enter } from './support/session.ts'

// Changes DATA_KEY under ten thousand sent declarations while fifty requests a second are served. One in ten writes a
// sealed note; the others open a case with its health data or list a portfolio. None may fail, every acknowledged note
// is read afterwards, and no value may keep the former key.
const PROSPECTOS = 10_001
const DECLARACIONES = 10_000
const POR_SEGUNDO = 50
const CASOS = 300

const run = promisify(execFile)
const alerce = new URL('../tools/alerce.ts', import.meta.url).pathname
const postgres = await findPostgres()
const base = await prepareDatabase(postgres.url, PROSPECTOS, ['--enviadas'])
const enviadas = `select d.id from declaracion d where d.enviada_en is not null`
const casos = await filas<{ id: number }>(base.url, `${enviadas} and d.etapa = 'resultado' limit $1`, [CASOS])
const enEspera = `select id from declaracion where etapa = 'resultado' and viva and resultado = any($1)`
const queEsperan = await filas<{ id: number }>(base.url, enEspera, [Object.values(resultadoDe)])
const [cuantas] = await filas<{ n: number }>(base.url, `select count(*)::int as n from (${enviadas}) as d`)
console.log(`${cuantas?.n ?? 0} declaraciones enviadas, ${queEsperan.length} en espera`)
if ((cuantas?.n ?? 0) < DECLARACIONES) throw new Error('too few declarations to say anything')

const claves = { DATA_KEY: randomBytes(32).toString('base64'), DATA_KEY_OTRAS: DATA_KEY }
const limites = { LOGIN_ATTEMPTS_PER_MINUTE: '100000', REQUESTS_PER_MINUTE: '100000000' }
const servidor = await startProcess({ DATABASE_URL: base.url, ...claves, ...limites })
const contraloria = await enter(servidor.url, 'contraloria')
const asesora = await enter(servidor.url, 'asesora')

const dado = azar(50)
const tiempos: number[] = []
/** Acknowledged notes with their case. */
const escritas: { readonly identificador: number; readonly nota: string }[] = []
let fallidas = 0
let rotando = true

/** Writes a note to a pending case, in turn. */
async function note(cual: number): Promise<boolean> {
  const nueva = {
    identificador: queEsperan[cual % queEsperan.length]?.id ?? 0,
    nota: `Nota ${cual} mientras cambia la clave`,
  }
  const ok = await send(servidor.url, contraloria, 'dejarCasoEnCola', nueva)
  if (ok) escritas.push(nueva)
  return ok
}

function pedida(cual: number): Promise<boolean> {
  if (cual % 10 === 0) return note(cual / 10)
  return cual % 2 === 0
    ? send(servidor.url, contraloria, 'obtenerCasoContraloria', { identificador: alguna(casos, dado).id })
    : send(servidor.url, asesora, 'obtenerProspectos', { pagina: 1, limite: 15 })
}

/** One request, timed from its scheduled start. */
async function una(cual: number, due: number): Promise<void> {
  if (!(await pedida(cual))) fallidas += 1
  tiempos.push(performance.now() - due)
}

/** Sends requests at the rate during the change of keys. */
async function serve(): Promise<void> {
  const enVuelo: Promise<void>[] = []
  const began = performance.now()
  await new Promise<void>((resolve) => {
    const tick = setInterval(() => {
      const due = Math.floor(((performance.now() - began) * POR_SEGUNDO) / 1000)
      while (enVuelo.length < due) enVuelo.push(una(enVuelo.length, began + (enVuelo.length * 1000) / POR_SEGUNDO))
      if (rotando) return
      clearInterval(tick)
      resolve()
    }, 5)
  })
  await Promise.all(enVuelo)
}

/** Number of acknowledged notes that are missing or differ. */
async function perdidas(): Promise<number> {
  let faltan = 0
  for (const [identificador, notas] of Map.groupBy(escritas, (una) => una.identificador)) {
    const body = JSON.stringify({ identificador })
    const path = routes.obtenerCasoContraloria.path
    const answer = await fetch(servidor.url + path, { method: 'POST', headers: contraloria.headers, body })
    const { data } = (await answer.json()) as { data: { notas: readonly { texto: string }[] } }
    const leidas = new Set(data.notas.map(({ texto }) => texto))
    faltan += notas.filter(({ nota }) => !leidas.has(nota)).length
  }
  return faltan
}

const began = performance.now()
const sirviendo = serve()
const env = { ...process.env, DATABASE_URL: base.url, ...claves }
const { stdout } = await run(process.execPath, [alerce, 'rotar-clave'], { env })
rotando = false
await sirviendo
const segundos = (performance.now() - began) / 1000
const otraVez = await run(process.execPath, [alerce, 'rotar-clave'], { env })
const quedan = Number(/^(\d+) valores/m.exec(otraVez.stdout)?.[1])
const sinLeer = await perdidas()

tiempos.sort((a, b) => a - b)
console.log(stdout.trim())
console.log(`${segundos.toFixed(1)} s; quedan ${quedan} valores de la clave anterior`)
console.log(
  `${tiempos.length} peticiones a ${POR_SEGUNDO} por segundo, ${fallidas} fallidas; ` +
    `p50 ${percentil(tiempos, 0.5).toFixed(1)} ms, p95 ${percentil(tiempos, 0.95).toFixed(1)} ms`,
)
console.log(`${escritas.length} notas escritas mientras tanto, ${sinLeer} perdidas`)
agente.destroy()
await servidor.stop()
await deleteBases(postgres.url, [PROSPECTOS])
await postgres.stop()
process.exit(escritas.length > 0 && fallidas === 0 && quedan === 0 && sinLeer === 0 ? 0 : 1)
