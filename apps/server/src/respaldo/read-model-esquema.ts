import type { OwnTransaction } from '../platform/db/one-connection.ts'

type Ask = OwnTransaction['ask']

/** A table with what its rows need to be read and stored. */
export interface TablaDeRespaldo {
  /** As in SQL: ours without schema, those of the queue with theirs. */
  readonly nombre: string
  /** Columns that are stored: without generated ones. */
  readonly columnas: readonly string[]
  /** Order of the rows, the same on both engines. */
  readonly orden: string
}

const ours = `n.nspname in (current_schema(), 'pgboss')`
const named = `case when n.nspname = 'pgboss' then 'pgboss.' else '' end || c.relname`

const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`
export const enSql = (nombre: string): string => nombre.split('.').map(quoted).join('.')
export const listaDe = (columnas: readonly string[]): string => columnas.map(quoted).join(', ')

/**
 * All tables with rows to keep. Left out: the migrator's own, marks that do not outlive a crash (unlogged), and the
 * figures of the queue, which has a table for each day.
 */
export async function readTablas(ask: Ask): Promise<TablaDeRespaldo[]> {
  const rows = await ask<{ nombre: string; columnas: string[]; clave: string[] | null }>(`
    select ${named} as nombre,
      (select array_agg(a.attname::text order by a.attnum) from pg_attribute a
        where a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped and a.attgenerated = '') as columnas,
      (select array_agg(quote_ident(a.attname) || case when a.attcollation <> 0 then ' collate "C"' else '' end
          order by k.place)
        from pg_index i, unnest(i.indkey) with ordinality k (attnum, place), pg_attribute a
        where i.indrelid = c.oid and i.indisprimary and a.attrelid = c.oid and a.attnum = k.attnum) as clave
    from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'r' and c.relpersistence = 'p' and ${ours}
      and c.relname not like 'kysely\\_migration%' and c.relname not like 'queue\\_stats%'
    order by ${named} collate "C"`)
  return rows.map(({ nombre, columnas, clave }) => ({
    nombre,
    columnas,
    // Without a key, the text of the row
    orden: clave?.join(', ') ?? `(${enSql(nombre)})::text collate "C"`,
  }))
}

/** Number of tables and types of ours or of others: none in an empty database. */
export async function countTablas(ask: Ask): Promise<number> {
  const [row] = await ask<{ tablas: number }>(`
    select count(*)::int as tablas from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind in ('r', 'p', 'v', 'm', 'S') and ${ours}`)
  return row?.tablas ?? 0
}

/** Last value of every sequence, read after the rows: it is never behind them. */
export async function readSecuencias(ask: Ask) {
  const nombres = await ask<{ nombre: string }>(`
    select ${named} as nombre from pg_class c join pg_namespace n on n.oid = c.relnamespace
    where c.relkind = 'S' and ${ours} order by ${named} collate "C"`)
  const todas: { nombre: string; ultimo: string; usada: boolean }[] = []
  for (const { nombre } of nombres) {
    const [row] = await ask<{ ultimo: string; usada: boolean }>(
      `select last_value::text as ultimo, is_called as usada from ${enSql(nombre)}`,
    )
    if (row) todas.push({ nombre, ...row })
  }
  return todas
}

/** Statements that remove and bring back what would slow the load down or act during it. */
export interface EstorboDeCarga {
  readonly quitar: string
  readonly reponer: string
}

/** Foreign keys, indexes without a constraint, and triggers, in the order in which they are brought back. */
export async function readEstorbos(ask: Ask): Promise<EstorboDeCarga[]> {
  const indices = await ask<EstorboDeCarga>(`
    select 'drop index ' || i.indexrelid::regclass as quitar, pg_get_indexdef(i.indexrelid) as reponer
    from pg_index i join pg_class c on c.oid = i.indrelid join pg_namespace n on n.oid = c.relnamespace
    where n.nspname = current_schema() and c.relkind = 'r' and c.relpersistence = 'p' and c.relname not like 'kysely%'
      and not exists (select from pg_constraint o where o.conindid = i.indexrelid)
      and not exists (select from pg_inherits h where h.inhrelid = i.indexrelid)
    order by 1`)
  const llaves = await ask<EstorboDeCarga>(`
    select 'alter table ' || o.conrelid::regclass || ' drop constraint ' || quote_ident(o.conname) as quitar,
      'alter table ' || o.conrelid::regclass || ' add constraint ' || quote_ident(o.conname) || ' '
        || pg_get_constraintdef(o.oid) as reponer
    from pg_constraint o join pg_namespace n on n.oid = o.connamespace
    where o.contype = 'f' and o.conparentid = 0 and ${ours} order by 1`)
  const gatillos = await ask<EstorboDeCarga>(`
    select distinct 'alter table ' || t.tgrelid::regclass || ' disable trigger user' as quitar,
      'alter table ' || t.tgrelid::regclass || ' enable trigger user' as reponer
    from pg_trigger t join pg_class c on c.oid = t.tgrelid join pg_namespace n on n.oid = c.relnamespace
    where not t.tgisinternal and ${ours} order by 1`)
  return [...indices, ...llaves, ...gatillos]
}
