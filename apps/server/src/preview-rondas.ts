import { sql, type Transaction } from 'kysely'
import type { Db } from './platform/db/database.ts'
import type { Database } from './platform/db/tables/database.ts'
import type { Rondas } from './platform/jobs.ts'

/** Rounds that delete or close what is past its term. */
export const rondasDePlazos = [
  ...(['purgar-salud', 'vencer-enviadas', 'vencer-invitaciones', 'purgar-documentos', 'purgar-borradores'] as const),
  ...(['purgar-citas', 'olvidar-importaciones', 'olvidar-accesos', 'olvidar-enlaces', 'olvidar-codigos'] as const),
  ...(['olvidar-respuestas', 'olvidar-por-deshacer', 'olvidar-tokens', 'purgar-frenos'] as const),
] as const

interface TablaTocada {
  readonly tabla: string
  readonly borradas: number
  readonly cambiadas: number
}

interface RondaEnsayada {
  readonly ronda: (typeof rondasDePlazos)[number]
  readonly tablas: readonly TablaTocada[]
}

/** Tables that the server rebuilds from others. */
const derivadas: readonly string[] = ['tarjeta', 'tarjeta_por_rehacer', 'aviso']

/** Rows that this connection has deleted and changed, by table. */
async function countsOf(tx: Db): Promise<ReadonlyMap<string, TablaTocada>> {
  const { rows } = await sql<TablaTocada>`select relname as tabla, n_tup_del::integer as borradas,
    n_tup_upd::integer as cambiadas from pg_stat_xact_user_tables where schemaname = current_schema()`.execute(tx)
  return new Map(rows.map((row) => [row.tabla, row]))
}

/** A transaction in the place of the database: each transaction inside is a savepoint of it. */
function asDatabase(tx: Transaction<Database>): Db {
  const inside = async <T>(act: (tx: Db) => Promise<T>): Promise<T> => {
    await sql`savepoint ronda`.execute(tx)
    try {
      return await act(tx)
    } catch (error) {
      await sql`rollback to savepoint ronda`.execute(tx)
      throw error
    } finally {
      await sql`release savepoint ronda`.execute(tx)
    }
  }
  const begun = { execute: inside, setIsolationLevel: () => begun, setAccessMode: () => begun }
  return new Proxy(tx, {
    get(of, name) {
      if (name === 'transaction') return () => begun
      const value: unknown = Reflect.get(of, name, of)
      return typeof value === 'function' ? value.bind(of) : value
    },
  })
}

/** Rows that each of these rounds would delete and change now. All of it is rolled back. */
export async function previewRondas(db: Db, rondasOn: (db: Db) => Rondas): Promise<RondaEnsayada[]> {
  const tx = await db.startTransaction().execute()
  try {
    const rondas = rondasOn(asDatabase(tx))
    const ensayadas: RondaEnsayada[] = []
    for (const ronda of rondasDePlazos) {
      const before = await countsOf(tx)
      await rondas[ronda]?.run()
      const tablas = [...(await countsOf(tx)).values()].map(({ tabla, borradas, cambiadas }) => ({
        tabla,
        borradas: borradas - (before.get(tabla)?.borradas ?? 0),
        cambiadas: cambiadas - (before.get(tabla)?.cambiadas ?? 0),
      }))
      const tocadas = tablas.filter(
        ({ tabla, borradas, cambiadas }) => borradas + cambiadas > 0 && !derivadas.includes(tabla),
      )
      ensayadas.push({ ronda, tablas: tocadas.toSorted((a, b) => a.tabla.localeCompare(b.tabla)) })
    }
    return ensayadas
  } finally {
    await tx.rollback().execute()
  }
}
