import { readEnv } from '../config/env.ts'
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

/** Data of every test: the schema and the demo, with UF values as far as published. */
export async function seed(connection: Connection): Promise<void> {
  const db = createDb(connection, rehacerTarjetas)
  await migrate(db)
  await seedAll(db, { env: testEnv, clock: fixedClock(INICIO), dataKey: DATA_KEY, ufAlDia: false })
  await lightenClaves(db)
}
