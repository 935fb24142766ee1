import type { Input, Operation, Reply } from '@alerce/contract/operation'
import type { HechoDelEstado } from '@alerce/contract/operations/base/estado'
import type { ArchivoEnviado } from '@alerce/contract/wire/binario'
import type { Composed } from './composition.ts'
import { direccionDe, type Env, readEnv } from './config/env.ts'
import { renewSello } from './core/acceso/accesos/renew-sello.ts'
import { operatorOf } from './core/actor.ts'
import { type ReboteRecibido, recordRebote } from './core/base/correos/rebotes/record-rebote.ts'
import { surtidoAl } from './core/cotizacion/catalogo/surtido.ts'
import { withListeners } from './core/listener.ts'
import { listeners } from './core/manifest.ts'
import { pdfAparte } from './core/pdf-services.ts'
import { Refusal } from './core/refusal.ts'
import type { Context } from './core/use-case.ts'
import { type ClaveDeUsuario, checkEquipo, createEquipo, type PersonaPorCrear } from './create-equipo.ts'
import { parsePayload } from './gateway/body/parse.ts'
import { addressOf } from './metrics/endpoint.ts'
import { hechosDe, hechosDelEstado } from './metrics/estado.ts'
import { type Facts, readDatabaseFacts, readFileFacts } from './metrics/facts.ts'
import { openDatabase } from './open-database.ts'
import { OperatorFailure } from './operator-failure.ts'
import { almacenEnLaBase } from './platform/almacen/repository.ts'
import { readObjetos } from './platform/almacen/repository-objetos.ts'
import { systemClock } from './platform/clock.ts'
import { DataDirInUse } from './platform/data-dir.ts'
import { createDb, type Db } from './platform/db/database.ts'
import { ensureOwnSchema } from './platform/db/migrate.ts'
import { rotate } from './platform/db/sealed/rotate.ts'
import { createFileServices } from './platform/file-services.ts'
import type { Log } from './platform/log.ts'
import { pasarelaPropia } from './platform/outside/pasarela/propia.ts'
import type { Vault } from './platform/vault.ts'
import { previewRondas } from './preview-rondas.ts'
import { MAXIMO } from './semilla/escala/repository-lote.ts'
import { type Avance, type ScaleOptions, seedAtScale } from './semilla/escala/seed-at-scale.ts'
import { dropAll, type FilasDeDemo, readContenido } from './semilla/repository-reinicio.ts'
import { openFrom } from './start.ts'

/**
 * Calls an operation of the core as the operator of this machine; `archivo`: the file, if the body is one. Throws
 * Refusal.
 */
export type OperatorCall = <O extends Operation>(
  operation: O,
  payload: unknown,
  archivo?: ArchivoEnviado,
) => Promise<Reply<O>>

/** `consola`: the running server offers the same on a screen. */
function inWords(error: unknown, consola: boolean): OperatorFailure | null {
  if (error instanceof DataDirInUse && consola)
    return new OperatorFailure(`${error.message}\nMientras el servidor corre, esto mismo se hace en /consola.`)
  if (!(error instanceof Refusal)) return null
  const fields = error.errores.map(({ campo, mensaje }) => `  ${campo}: ${mensaje}`)
  return new OperatorFailure([error.texto, ...fields].join('\n'))
}

/** Opens the database of the environment for a command, and closes it afterwards. */
async function onDatabase<T>(env: Env, act: (composed: Composed) => Promise<T>, consola = true): Promise<T> {
  try {
    const { composed, close } = await openFrom({ ...env, LOG_LEVEL: 'warn' }, systemClock)
    try {
      return await act(composed)
    } finally {
      await close()
    }
  } catch (error) {
    throw inWords(error, consola) ?? error
  }
}

/** Runs a command that calls the core under its own name. */
export async function asOperator<T>(mando: string, act: (call: OperatorCall) => Promise<T>): Promise<T> {
  const { actor, origin } = operatorOf(mando)
  return await onDatabase(readEnv(), async ({ jobs, core }) => {
    await jobs.prepare()
    return await act(async (operation, payload, archivo) => {
      const parsed = parsePayload(operation, payload) as object
      const input = (archivo ? { ...parsed, archivo } : parsed) as Input<typeof operation>
      return (await core.call({ operation, payload: input, actor, origin })) as Reply<typeof operation>
    })
  })
}

/** Context of a trial run: the present moment, in a transaction that is rolled back. */
export type TrialContext = Pick<Context, 'tx' | 'actor' | 'ahora' | 'hoy'>

/** Runs a command as a trial: its changes are rolled back. */
export async function asTrial<T>(mando: string, act: (ensayo: TrialContext) => Promise<T>): Promise<T> {
  return await onDatabase(readEnv(), async ({ db }) => {
    const tx = await db.startTransaction().execute()
    try {
      const { actor } = operatorOf(mando)
      return await act({ tx, actor, ahora: systemClock.ahora(), hoy: systemClock.hoy() })
    } finally {
      await tx.rollback().execute()
    }
  })
}

/** Reseals values of former keys, and the end of the access log; returns the number of values. */
async function rotateKey(db: Db, vault: Vault, advance: (columna: string, cuantos: number) => void) {
  let total = 0
  // A later version may seal columns that this one does not know
  await ensureOwnSchema(db)
  await rotate(db, vault, (columna, cuantos) => {
    total += cuantos
    advance(columna, cuantos)
  })
  await renewSello(db, vault)
  return total
}

/** Reseals values of former keys; returns their number. */
export async function rotateClave(advance: (columna: string, cuantos: number) => void): Promise<number> {
  return await onDatabase(readEnv(), ({ db, vault }) => rotateKey(db, vault, advance), false)
}

/** Runs a command with the database and the keys of this server. */
export const withParts = <T>(
  act: (parts: Pick<Composed, 'db' | 'vault' | 'almacen' | 'files' | 'log'>) => Promise<T>,
  env: Env = readEnv(),
): Promise<T> => onDatabase(env, act, false)

/** Rows that the rounds that delete would delete and change now; nothing changes. */
export const previewRetencion = (env: Env = readEnv()): ReturnType<typeof previewRondas> =>
  onDatabase(
    env,
    async ({ db, jobs, rondasOn }) => {
      await jobs.prepare()
      return await previewRondas(db, rondasOn)
    },
    false,
  )

/** Records a mail that came back, as a mail server hands it over. `para`: its address there; empty: in its headers. */
export const recordReboteAsOperator = (
  mensaje: { readonly contenido: Uint8Array; readonly para: string },
  env: Env = readEnv(),
): Promise<ReboteRecibido> =>
  onDatabase(env, ({ db, vault }) => recordRebote({ db, vault, clock: systemClock }, mensaje), false)

/** Creates a team with its people in one transaction, as the operator. Throws OperatorFailure. */
export async function createEquipoAsOperator(
  nombre: string,
  personas: readonly PersonaPorCrear[],
  env: Env = readEnv(),
): Promise<ClaveDeUsuario[]> {
  const pedido = checkEquipo(nombre, personas)
  return await onDatabase(env, async ({ db, jobs, vault }) => {
    await jobs.prepare()
    const services = {
      jobs,
      vault,
      almacen: almacenEnLaBase,
      scan: async () => null,
      sealTiempo: null,
      fuenteDeUf: null,
      pasarela: pasarelaPropia,
      readHechos: async () => [],
      ...pdfAparte,
    }
    const now = { ahora: systemClock.ahora(), hoy: systemClock.hoy() }
    const own = { demo: env.DEMO, direccion: direccionDe(env), ...operatorOf('crear-equipo') }
    return await db
      .transaction()
      .execute((tx) =>
        createEquipo(
          withListeners({ tx, leaveRegistro: (write) => write(tx), ...services, ...now, ...own }, listeners),
          pedido,
        ),
      )
  })
}

/** Checks that a restart deletes nothing but the demo. Throws OperatorFailure. */
function ensureOnlyDemo(contenido: FilasDeDemo | null, embedded: boolean): asserts contenido {
  const nada = 'No se cambió nada.'
  if (contenido === null) throw new OperatorFailure(`Esta base tiene tablas de otro programa. ${nada}`)
  const { usuarios, demo, ajenos, conexiones } = contenido
  if (usuarios > 0 && demo === 0) throw new OperatorFailure(`Esta base no es la de la demostración. ${nada}`)
  if (!embedded && ajenos.length > 0) {
    const algunos = ajenos.slice(0, 5).join(', ')
    throw new OperatorFailure(
      `Esta base tiene ${ajenos.length} usuarios que no son de la demostración (${algunos}). ${nada}`,
    )
  }
  if (!embedded && conexiones > 0)
    throw new OperatorFailure(`Hay ${conexiones} conexiones a esta base: detenga los servidores. ${nada}`)
}

/** Drops all tables, then the objects that their rows named: without the rows nobody can open them. */
async function dropWithObjects(db: Db, env: Env, log: Log): Promise<void> {
  const { bucket } = createFileServices(env, log, pdfAparte.examine)
  const objetos = bucket ? await readObjetos(db) : []
  await dropAll(db)
  for (const objeto of objetos) await bucket?.delete(objeto)
}

/**
 * Brings the demo back to its initial state, or only checks that it may; returns the contents found. Throws
 * OperatorFailure.
 */
export async function restartDemo(aplicar: boolean, env: Env = readEnv()): Promise<FilasDeDemo> {
  if (!env.DEMO) throw new OperatorFailure('Con DEMO=off no hay demostración que reiniciar. No se cambió nada.')
  // One connection, so that any other one belongs to another process
  const { connection, log, close } = await openDatabase({ ...env, DB_POOL: 1, LOG_LEVEL: 'warn' })
  let contenido: FilasDeDemo | null
  try {
    const db = createDb(connection)
    contenido = await readContenido(db)
    ensureOnlyDemo(contenido, connection.embedded)
    if (aplicar) await dropWithObjects(db, env, log)
  } finally {
    await close()
  }
  // Opening an empty database creates and fills it
  if (aplicar) await onDatabase(env, async () => undefined, false)
  return contenido
}

/** Fills the demo with prospects for measurements; returns the number added. */
export async function fillDemo(
  total: number,
  advance: (avance: Avance) => void,
  pedida: ScaleOptions = {},
  env: Env = readEnv(),
): Promise<number> {
  if (!env.DEMO) throw new OperatorFailure('Los datos de medida son ficticios: con DEMO=off no se cargan.')
  if (!(Number.isInteger(total) && total > 0 && total <= MAXIMO))
    throw new OperatorFailure(`Indique cuántos prospectos, de 1 a ${MAXIMO.toLocaleString('es-CL')}.`)
  const added = await onDatabase(env, ({ db, vault }) =>
    seedAtScale({ db, vault, clock: systemClock }, total, advance, pedida),
  )
  if (added === null) throw new OperatorFailure('Esta base no es la de la demostración: no se agrega nada.')
  return added
}

/** Facts of the running server, from its port of metrics; null: none answers there. */
async function askServer(address: string): Promise<Facts | null> {
  try {
    const reply = await fetch(`${address}/estado`, { signal: AbortSignal.timeout(10_000) })
    return reply.ok ? ((await reply.json()) as Facts) : null
  } catch {
    return null
  }
}

/** Facts of the database, read without a server; nothing is migrated or changed. */
async function readStored(env: Env): Promise<readonly HechoDelEstado[]> {
  try {
    const { connection, log, close } = await openDatabase({ ...env, LOG_LEVEL: 'silent' })
    try {
      const files = createFileServices(env, log, pdfAparte.examine)
      const db = createDb(connection)
      const surtido = () => surtidoAl(db, systemClock.ahora())
      const database = await readDatabaseFacts({ db, clock: systemClock, surtido, files })
      return hechosDelEstado({ server: null, database, files: await readFileFacts(files) })
    } finally {
      await close()
    }
  } catch (error) {
    if (error instanceof DataDirInUse)
      throw new OperatorFailure(`${error.message}\nCon METRICS_PORT, este mando pregunta al servidor que corre.`)
    if (error instanceof OperatorFailure) return [hechosDe('base').atender('Base de datos', error.message)]
    // Undefined table: the first start creates them all
    if (error instanceof Error && 'code' in error && error.code === '42P01')
      return [hechosDe('base').atender('Base de datos', 'vacía o de otra versión; parta el servidor')]
    throw error
  }
}

/** State of server and database: from the running server with METRICS_PORT, else from the base. */
export async function readEstado(env: Env = readEnv()): Promise<readonly HechoDelEstado[]> {
  const { METRICS_HOST: host, METRICS_PORT: port } = env
  const { atender, incierto } = hechosDe('servidor')
  if (!port) return [incierto('Servidor', 'sin METRICS_PORT no se le pregunta'), ...(await readStored(env))]
  const address = addressOf(host, port)
  const facts = await askServer(address)
  if (facts) return hechosDelEstado(facts)
  return [atender('Servidor', `no contesta en ${address}`), ...(await readStored(env))]
}
