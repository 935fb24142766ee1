import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Env } from '../config/env.ts'
import { writeSupresiones } from '../core/personas/derechos/repeat-supresiones.ts'
import { openDatabase } from '../open-database.ts'
import { OperatorFailure } from '../operator-failure.ts'
import { systemClock } from '../platform/clock.ts'
import { createDb } from '../platform/db/database.ts'
import { keysInUse } from '../platform/db/first-contact.ts'
import { migrationNames, migrationsOf } from '../platform/db/migrate.ts'
import { inOwnTransaction } from '../platform/db/one-connection.ts'
import type { Connection } from '../platform/db/pool.ts'
import { type ArchivoDeRespaldo, ensureNuevo, writeArchivo } from './archivo.ts'
import { readClave } from './clave.ts'
import { inWords } from './failure.ts'
import { FORMATO, type ManifiestoDeRespaldo } from './manifiesto.ts'
import { miembrosDe } from './write-respaldo.ts'

const programa = new URL('../../../../package.json', import.meta.url)

/** Version of the program. */
const readVersion = (): string => (JSON.parse(readFileSync(programa, 'utf8')) as { version: string }).version

/** Checks that the database is one of this version, whose program knows all that is in it. Throws OperatorFailure. */
async function readMigraciones(connection: Connection): Promise<string[]> {
  const done = await migrationsOf(createDb(connection))
  if (done.length === 0) throw new OperatorFailure('La base está vacía: no hay nada que respaldar.')
  const known = migrationNames()
  const otra = [...done.filter((name) => !known.includes(name)), ...known.filter((name) => !done.includes(name))][0]
  if (otra === undefined) return done
  throw new OperatorFailure(
    `La base es de otra versión (migración «${otra}»): respáldela con el programa que la usa, antes de cambiarlo.`,
  )
}

/** Key of the demo, which lives beside its data: without it its backup could not be opened elsewhere. */
function readClaveDemo({ DEMO, DATA_KEY, DATA_DIR }: Env): string | null {
  const file = join(DATA_DIR, 'clave-demo')
  return DEMO && !DATA_KEY && existsSync(file) ? readFileSync(file, 'utf8').trim() : null
}

/**
 * Writes a backup of the database of this environment, of one moment, while servers go on (on PostgreSQL). Throws
 * OperatorFailure.
 */
export async function createRespaldo(
  env: Env,
  ruta: string,
): Promise<ArchivoDeRespaldo & { manifiesto: ManifiestoDeRespaldo }> {
  const { publica } = await readClave(env)
  ensureNuevo(ruta)
  if (!env.DATABASE_URL && !existsSync(join(env.DATA_DIR, 'pglite')))
    throw new OperatorFailure(`DATA_DIR: en ${env.DATA_DIR} no hay una base que respaldar.`)
  const { connection, close } = await openDatabase({ ...env, DATABASE_LISTEN_URL: undefined, LOG_LEVEL: 'warn' })
  try {
    const migraciones = await readMigraciones(connection)
    const claves = [...new Set(await keysInUse(connection))].toSorted()
    return await inOwnTransaction(connection, true, async (own) => {
      const [engine] = await own.ask<{ server_version: string }>('show server_version')
      const conocido = {
        formato: FORMATO,
        version: readVersion(),
        motor: connection.embedded ? 'embebida' : 'postgresql',
        servidor: engine?.server_version ?? '',
        hora: systemClock.ahora(),
        migraciones,
        claves,
        claveDemo: readClaveDemo(env),
        supresiones: await writeSupresiones({ db: own.tx }),
      } as const
      let manifiesto: ManifiestoDeRespaldo = { tablas: [], secuencias: [] }
      const miembros = miembrosDe(own, conocido, (told) => {
        manifiesto = told
      })
      const escrito = await writeArchivo(ruta, publica, miembros)
      return { ...escrito, manifiesto }
    })
  } catch (error) {
    throw inWords(error, 'No se escribió el respaldo.')
  } finally {
    await close()
  }
}
