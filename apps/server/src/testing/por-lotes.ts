import { DIA_MS } from '@alerce/domain/base/fechas/duracion'
import { type KyselyPlugin, sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { openDesk } from './desk.ts'
import { enter, invitada } from './electronica/electronica.ts'
import { INICIO } from './template.ts'

const MUCHAS = 2100
const en = (dias: number) => new Date(Date.parse(INICIO) + dias * DIA_MS).toISOString()

/** Instant of the rows, and a later instant at which they are deleted. */
export const [VIEJA, HASTA] = [en(1), en(2)] as const

/** SQL: rows `n` that fill a table with more than two batches, and a key for each. */
export const n = sql`generate_series(1, ${sql.lit(MUCHAS)}) n`
export const llave = sql`decode(md5(n::text), 'hex')`

/** A desk, and the id of a declaration whose applicant has a session. */
export async function mesaConPostulante() {
  const desk = await openDesk({}, { ventas: true })
  const venta = await invitada(desk, await desk.as('asesora'))
  await enter(desk, venta)
  return { desk, declaracionId: venta.identificador }
}

/** Rows affected by each statement that `act` runs. */
export async function filasPorSentencia(db: Db, act: (db: Db) => Promise<void>): Promise<readonly number[]> {
  const filas: number[] = []
  const contar: KyselyPlugin = {
    transformQuery: ({ node }) => node,
    transformResult: async ({ result }) => {
      if (result.numAffectedRows !== undefined) filas.push(Number(result.numAffectedRows))
      return result
    },
  }
  await act(db.withPlugin(contar))
  return filas
}

/** Fills a table and runs its deletion: most rows of a statement, whether all went, and the rows left. */
export async function olvidoDe(
  db: Db,
  tabla: string,
  llenar: ReturnType<typeof sql>,
  forget: (db: Db) => Promise<void>,
) {
  await llenar.execute(db)
  const filas = await filasPorSentencia(db, forget)
  const { rows } = await sql<{ quedan: number }>`select count(*)::int as quedan from ${sql.table(tabla)} t
    where to_jsonb(t)::text like ${`%${VIEJA.slice(0, 10)}%`}`.execute(db)
  const todas = filas.reduce((suma, una) => suma + una, 0) >= MUCHAS
  return [Math.max(...filas), todas, rows[0]?.quedan]
}
