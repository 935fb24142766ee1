import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'
import { quienesDemo } from './usuarios.ts'

/** Contents of a database that a restart of the demo would delete. */
export interface FilasDeDemo {
  readonly usuarios: number
  readonly prospectos: number
  /** Users of the demo itself, without those for measurements. */
  readonly demo: number
  /** Names of users from outside the demo. */
  readonly ajenos: readonly string[]
  /** Connections of other processes; the embedded database has none. */
  readonly conexiones: number
}

/** Tables of this schema: all are ours, or some are unknown. An empty schema is ours. */
async function areOurs(db: Db): Promise<{ readonly ours: boolean; readonly empty: boolean }> {
  const { rows } = await sql<{ tablas: number; nuestra: boolean }>`
    select count(*)::int as tablas, count(*) filter (where table_name in ('usuario', 'kysely_migration')) = 2 as nuestra
    from information_schema.tables where table_schema = current_schema()`.execute(db.withoutPlugins())
  const { tablas = 0, nuestra = false } = rows[0] ?? {}
  return { ours: nuestra || tablas === 0, empty: tablas === 0 }
}

async function countConnections(db: Db): Promise<number> {
  const { rows } = await sql<{ otras: number }>`select count(*)::int as otras from pg_stat_activity
    where datname = current_database() and backend_type = 'client backend' and pid <> pg_backend_pid()`.execute(db)
  return rows[0]?.otras ?? 0
}

/** Contents of the database; null: its tables are those of another program. */
export async function readContenido(db: Db): Promise<FilasDeDemo | null> {
  const { ours, empty } = await areOurs(db)
  if (!ours) return null
  const conexiones = await countConnections(db)
  if (empty) return { usuarios: 0, prospectos: 0, demo: 0, ajenos: [], conexiones }
  const users = await db.selectFrom('usuario').select(['usuario', 'rut']).orderBy('usuario').execute()
  const { prospectos } = await db
    .selectFrom('prospecto')
    .select((e) => e.fn.countAll<number>().as('prospectos'))
    .executeTakeFirstOrThrow()
  const esDemo = (uno: { usuario: string; rut: string }) =>
    quienesDemo.some(({ usuario, rut }) => usuario === uno.usuario && rut === uno.rut)
  const ajenos = users.filter((uno) => !(esDemo(uno) || /^medida\d{4,}$/.test(uno.usuario)))
  return {
    usuarios: users.length,
    prospectos: Number(prospectos),
    demo: users.filter(esDemo).length,
    ajenos: ajenos.map(({ usuario }) => usuario),
    conexiones,
  }
}

/** Drops all tables, those of the job queue too, in one transaction: the next start creates and fills them again. */
export async function dropAll(db: Db): Promise<void> {
  const { rows } = await sql<{ esquema: string }>`select current_schema() as esquema`.execute(db)
  const { esquema = 'public' } = rows[0] ?? {}
  await db.transaction().execute(async (tx) => {
    await sql`drop schema if exists pgboss cascade`.execute(tx)
    await sql`drop schema ${sql.id(esquema)} cascade`.execute(tx)
    await sql`create schema ${sql.id(esquema)}`.execute(tx)
  })
}
