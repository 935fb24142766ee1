import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir, userInfo } from 'node:os'
import { join } from 'node:path'
import type { Env } from '../config/env.ts'
import { problemasDelEntorno } from '../config/secrets.ts'
import { verifyCadena } from '../core/acceso/accesos/verify-cadena.ts'
import { readSupresiones, repeatSupresiones } from '../core/personas/derechos/repeat-supresiones.ts'
import { OperatorFailure } from '../operator-failure.ts'
import { systemClock } from '../platform/clock.ts'
import { lockDataDir } from '../platform/data-dir.ts'
import { type FreshDatabase, freshDatabase } from '../platform/db/administration.ts'
import { ensureAnswers } from '../platform/db/first-contact.ts'
import { inOwnTransaction } from '../platform/db/one-connection.ts'
import { type Connection, openPglite, openPostgres } from '../platform/db/pool.ts'
import { createVault, type Vault } from '../platform/vault.ts'
import { openFrom } from '../start.ts'
import { isRespaldo, readArchivo } from './archivo.ts'
import { readSecreta } from './clave.ts'
import { inWords } from './failure.ts'
import { loadRespaldo, readInicio } from './load-respaldo.ts'
import type { InicioDeRespaldo, ManifiestoDeRespaldo } from './manifiesto.ts'
import { countTablas } from './read-model-esquema.ts'

/** A restored database that started. */
export interface RespaldoRestaurado {
  readonly inicio: InicioDeRespaldo
  readonly manifiesto: ManifiestoDeRespaldo
  /** Erasures carried out again. */
  readonly supresiones: number
  /** Entries of the access log, whole, and the digest of the last. */
  readonly registro: { readonly entradas: number; readonly huella: string }
}

const nada = 'No se restauró nada.'
const ignore = () => undefined

/** Key that opens the values of a restored database: DATA_KEY, or that of a demo. */
function keyFor({ DATA_KEY, DATA_DIR, DEMO }: Env, { claveDemo }: InicioDeRespaldo): string {
  if (DATA_KEY) return DATA_KEY
  const file = join(DATA_DIR, 'clave-demo')
  const own = existsSync(file) ? readFileSync(file, 'utf8').trim() : null
  const key = DEMO ? (own ?? claveDemo) : null
  if (!key) throw new OperatorFailure(`DATA_KEY: falta la clave con que se cifró lo que trae el respaldo. ${nada}`)
  return key
}

/** Vault of a restored database. Throws OperatorFailure if it would not open all of its values. */
function vaultFor(env: Env, inicio: InicioDeRespaldo, key: string): Vault {
  const vault = createVault(key, ...env.DATA_KEY_OTRAS)
  const ajena = inicio.claves.find((id) => !vault.claves.has(id))
  if (ajena === undefined) return vault
  throw new OperatorFailure(
    `DATA_KEY: no abre lo que el respaldo trae cifrado (es la clave ${vault.claveId}; se cifró con ${ajena}). ${nada}`,
  )
}

/** Erasures of a file of them, or of a later backup. Throws OperatorFailure. */
async function readEscritas(ruta: string, secreta: string, vault: Vault): Promise<string> {
  const escritas = (await isRespaldo(ruta))
    ? (await readInicio(readArchivo(ruta, secreta))).supresiones
    : readFileSync(ruta, 'utf8')
  if (readSupresiones(vault, escritas) !== null) return escritas
  throw new OperatorFailure(`${ruta} no es de supresiones, o se escribió con otra DATA_KEY. ${nada}`)
}

/** Loads all in one transaction: interrupted, the database is as empty as before. */
async function load(
  connection: Connection,
  where: string,
  act: (connection: Connection) => Promise<ManifiestoDeRespaldo>,
) {
  try {
    await ensureAnswers(connection)
    const tablas = await inOwnTransaction(connection, true, ({ ask }) => countTablas(ask))
    if (tablas > 0) throw new OperatorFailure(`${where} no está vacía. Restaure en una base nueva. ${nada}`)
    const manifiesto = await act(connection)
    // The planner knows nothing of a new database
    await connection.pool.query('analyze')
    return manifiesto
  } catch (error) {
    throw inWords(error, nada)
  } finally {
    await connection.close()
  }
}

/** Loads into a folder beside the place of the embedded database, and moves it there once it is whole. */
async function loadEmbedded(dataDir: string, act: (connection: Connection) => Promise<ManifiestoDeRespaldo>) {
  const place = join(dataDir, 'pglite')
  const unlock = lockDataDir(dataDir)
  const beside = join(dataDir, 'restaurando')
  try {
    if (existsSync(place))
      throw new OperatorFailure(`DATA_DIR: ${dataDir} ya tiene una base. Restaure en una carpeta nueva. ${nada}`)
    rmSync(beside, { recursive: true, force: true })
    mkdirSync(beside, { mode: 0o700 })
    const manifiesto = await load(await openPglite(beside, ignore), 'DATA_DIR', act)
    renameSync(join(beside, 'pglite'), place)
    return manifiesto
  } finally {
    rmSync(beside, { recursive: true, force: true })
    unlock()
  }
}

/** Starts the product on the restored database, without its jobs, and erases again. Throws OperatorFailure. */
async function startOn(
  env: Env,
  escritas: string | null,
): Promise<Pick<RespaldoRestaurado, 'supresiones' | 'registro'>> {
  const { composed, close } = await openFrom({ ...env, LOG_LEVEL: 'warn' }, systemClock)
  try {
    const { app, db, vault } = composed
    const { statusCode, body } = await app.inject({ url: '/readyz' })
    if (statusCode !== 200) throw new OperatorFailure(`Se restauró, y no parte: /readyz contesta ${body}`)
    const repetidas =
      escritas && (await repeatSupresiones({ db, vault, clock: systemClock }, escritas, userInfo().username))
    const { problemas, ...registro } = await verifyCadena(db, vault)
    const lines = problemas.map((problema) => `\n✗ ${problema}`).join('')
    if (lines) throw new OperatorFailure(`Se restauró, y el registro de accesos no está íntegro:${lines}`)
    return { supresiones: repetidas || 0, registro }
  } finally {
    await close()
  }
}

/**
 * Restores a backup into the empty database of this environment, compares it with its manifest, and starts on it.
 * `supresiones`: file of erasures, or a later backup, to erase again; null: there are none. Throws OperatorFailure.
 */
export async function restoreRespaldo(env: Env, ruta: string, supresiones: string | null): Promise<RespaldoRestaurado> {
  const problems = problemasDelEntorno(env)
  if (problems.length > 0) throw new OperatorFailure(problems.join('\n'))
  const secreta = await readSecreta(env)
  const miembros = readArchivo(ruta, secreta)
  try {
    const inicio = await readInicio(miembros)
    const key = keyFor(env, inicio)
    const vault = vaultFor(env, inicio, key)
    const escritas = supresiones === null ? null : await readEscritas(supresiones, secreta, vault)
    const act = (connection: Connection) =>
      inOwnTransaction(connection, false, (own) => loadRespaldo(own, inicio, miembros))
    const manifiesto = env.DATABASE_URL
      ? await load(openPostgres(env.DATABASE_URL, 1, ignore), 'DATABASE_URL: la base', act)
      : await loadEmbedded(env.DATA_DIR, act)
    if (!env.DATA_KEY) keepClaveDemo(env.DATA_DIR, key)
    return { inicio, manifiesto, ...(await startOn({ ...env, DATABASE_LISTEN_URL: undefined }, escritas)) }
  } finally {
    await miembros.return(undefined)
  }
}

/** Stores the key of a restored demo where its server looks for it. */
function keepClaveDemo(dataDir: string, key: string): void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 })
  const file = join(dataDir, 'clave-demo')
  if (!existsSync(file)) writeFileSync(file, key, { mode: 0o600 })
}

/** A database for a check, on the server of DATABASE_URL. Throws OperatorFailure. */
async function borrow(url: string): Promise<FreshDatabase> {
  try {
    return await freshDatabase(url)
  } catch (error) {
    const why = error instanceof Error ? error.message : String(error)
    throw new OperatorFailure(`DATABASE_URL: no se pudo crear ahí una base de paso (${why}).`)
  }
}

/** Restores into a database of its own, which is removed afterwards. Throws OperatorFailure if anything differs. */
export async function checkRespaldo(env: Env, ruta: string): Promise<RespaldoRestaurado> {
  // Read before anything is created, so that a wrong key or file costs nothing
  const inicial = readArchivo(ruta, await readSecreta(env))
  await readInicio(inicial)
  await inicial.return(undefined)
  const folder = mkdtempSync(join(tmpdir(), 'alerce-respaldo-'))
  const base = env.DATABASE_URL ? await borrow(env.DATABASE_URL) : null
  try {
    return await restoreRespaldo({ ...env, DATA_DIR: folder, DATABASE_URL: base?.url }, ruta, null)
  } finally {
    await base?.drop()
    rmSync(folder, { recursive: true, force: true })
  }
}
