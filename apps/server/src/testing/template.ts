import { type Env, readEnv } from '../config/env.ts'
import { rehacerTarjetas } from '../core/cartera/tarjeta/redo.ts'
import { fixedClock } from '../platform/clock.ts'
import { createDb } from '../platform/db/database.ts'
import { migrate } from '../platform/db/migrate.ts'
import type { Connection } from '../platform/db/pool.ts'
import { createVault } from '../platform/vault.ts'
import { seedAll } from '../semilla/semilla.ts'
import { lightenClaves } from './golden/claves.ts'

/** Start of every test: a Wednesday, 10:00 in Santiago, with a published UF. */
export const INICIO = '2026-10-07T13:00:00.000Z'
export const DATA_KEY = Buffer.alloc(32, 7).toString('base64')
/** Vault with the key of the test server. */
export const testVault = createVault(DATA_KEY)
export const testEnv = readEnv({
  DATA_KEY,
  LOG_LEVEL: process.env.TEST_LOG_LEVEL ?? 'silent',
  LOGIN_ATTEMPTS_PER_MINUTE: '10000',
  REQUESTS_PER_MINUTE: '1000000',
})

async function seedAs(connection: Connection, env: Env): Promise<void> {
  const db = createDb(connection, rehacerTarjetas)
  await migrate(db)
  await seedAll(db, { env, clock: fixedClock(INICIO), dataKey: DATA_KEY, ufAlDia: false })
  await lightenClaves(db)
}

/** Data of every test: the schema and the demo, with UF values as far as published. */
export const seed = (connection: Connection): Promise<void> => seedAs(connection, testEnv)

/** Data of a server in connected mode: public lists and its administrator. */
export const seedConectado = (connection: Connection): Promise<void> =>
  seedAs(connection, { ...testEnv, CORE_URL: 'https://nucleo.example.cl' })
