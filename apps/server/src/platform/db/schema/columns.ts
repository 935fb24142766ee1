import { sql } from 'kysely'
import type { Db } from '../database.ts'

/** A column of the migrated schema, read from PostgreSQL's catalogue. */
export interface Column {
  readonly table: string
  readonly name: string
  /** Name of the type in the catalogue; for an array, the type of its elements. */
  readonly type: string
  readonly array: boolean
  readonly nullable: boolean
  /** Origin of its value on insert: always given, a default, or always the database. */
  readonly filled: 'never' | 'by default' | 'always'
  /** Values allowed by a CHECK, as literals of TypeScript; null: any value. */
  readonly values: readonly string[] | null
}

type Row = Omit<Column, 'values'> & { readonly checks: readonly string[] }

/** Values of `CHECK ((x = ANY (ARRAY['a'::text, 'b'::text])))`; null for other forms of CHECK. */
function valuesOf(checks: readonly string[]): string[] | null {
  const [list] = checks.flatMap((check) => /= ANY \(ARRAY\[(.*)\]\)/.exec(check)?.[1] ?? [])
  return list === undefined ? null : (list.match(/'[^']*'|\b\d+\b/g) ?? [])
}

/** Columns of all tables of the product, ordered by table and column. */
export async function columnsOf(db: Db): Promise<Column[]> {
  const { rows } = await sql<Row>`
    select c.relname::text as "table", a.attname::text as name, coalesce(e.typname, t.typname)::text as type,
      e.oid is not null as "array", not a.attnotnull as nullable,
      case when a.attidentity = 'a' or a.attgenerated <> '' then 'always'
        when a.atthasdef or a.attidentity = 'd' then 'by default' else 'never' end as filled,
      array(select pg_get_constraintdef(k.oid) from pg_constraint k
        where k.conrelid = c.oid and k.contype = 'c' and k.conkey = array[a.attnum] order by k.conname) as checks
    from pg_class c
    join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    join pg_type t on t.oid = a.atttypid
    left join pg_type e on e.oid = t.typelem and t.typcategory = 'A'
    where c.relkind = 'r' and c.relnamespace = 'public'::regnamespace and c.relname not like 'kysely%'
    order by c.relname collate "C", a.attnum`.execute(db)
  return rows.map(({ checks, ...row }) => ({ ...row, values: valuesOf(checks) }))
}
