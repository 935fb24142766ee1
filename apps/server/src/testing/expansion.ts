import { sql } from 'kysely'
import type { Db } from '../platform/db/database.ts'

/** Migrations up to this number belong to the last version that somebody runs: the next ones may only add to it. */
export const LAST_RELEASED = '017'

/** Parts of a schema that earlier programs rely on, by kind, name and definition. */
interface Catalogue {
  readonly tables: ReadonlyMap<string, string>
  readonly columns: ReadonlyMap<string, ColumnShape>
  readonly rules: ReadonlyMap<string, Rule>
  readonly functions: ReadonlySet<string>
}

interface ColumnShape {
  readonly type: string
  readonly required: boolean
  /** The database fills it when an insert does not name it. */
  readonly filled: boolean
}

/** A constraint or unique index of a table. */
interface Rule {
  readonly table: string
  readonly kind: 'check' | 'key' | 'reference' | 'exclusion'
  readonly columns: readonly string[]
  readonly text: string
}

/** Reads tables, columns, constraints, unique indexes and functions of ours. */
export async function readCatalogue(tx: Db): Promise<Catalogue> {
  const db = tx.withoutPlugins()
  const mine = sql`c.relnamespace = current_schema()::regnamespace and c.relkind in ('r', 'p')
    and c.relname not like 'kysely%'`
  const { rows: tables } = await sql<{ name: string; kind: string }>`
    select c.relname::text as name, c.relkind::text as kind from pg_class c where ${mine}`.execute(db)
  const { rows: columns } = await sql<ColumnShape & { name: string }>`
    select c.relname || '.' || a.attname as name, format_type(a.atttypid, a.atttypmod) || a.attgenerated::text as type,
      a.attnotnull as required, a.atthasdef or a.attidentity <> '' as filled
    from pg_class c join pg_attribute a on a.attrelid = c.oid and a.attnum > 0 and not a.attisdropped
    where ${mine}`.execute(db)
  const { rows: rules } = await sql<Rule & { name: string }>`
    select c.relname::text as "table", o.conname::text as name, pg_get_constraintdef(o.oid) as text,
      case o.contype when 'c' then 'check' when 'f' then 'reference' when 'x' then 'exclusion' else 'key' end as kind,
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(o.conkey)
        order by 1) as columns
    from pg_class c join pg_constraint o on o.conrelid = c.oid where ${mine} and o.contype in ('c', 'f', 'x', 'u', 'p')
    union all
    select c.relname::text, x.relname::text, pg_get_indexdef(i.indexrelid), 'key',
      array(select a.attname::text from pg_attribute a where a.attrelid = c.oid and a.attnum = any(i.indkey) order by 1)
    from pg_class c join pg_index i on i.indrelid = c.oid and i.indisunique join pg_class x on x.oid = i.indexrelid
    where ${mine} and not exists (select from pg_constraint o where o.conindid = i.indexrelid)`.execute(db)
  const { rows: functions } = await sql<{ name: string }>`
    select p.oid::regprocedure::text as name from pg_proc p where p.pronamespace = current_schema()::regnamespace
      and not exists (select from pg_depend d where d.objid = p.oid and d.deptype = 'e')`.execute(db)
  return {
    tables: new Map(tables.map(({ name, kind }) => [name, kind])),
    columns: new Map(columns.map(({ name, ...shape }) => [name, shape])),
    rules: new Map(rules.map(({ name, ...rule }) => [`${rule.table}: ${name}`, rule])),
    functions: new Set(functions.map(({ name }) => name)),
  }
}

/** Values of `CHECK ((x = ANY (ARRAY['a'::text, 'b'::text])))`; null for another form. */
const valuesOf = ({ text }: Rule): string[] | null =>
  /= ANY \(ARRAY\[(.*)\]\)/.exec(text)?.[1]?.match(/'[^']*'|\b\d+\b/g) ?? null

/** True when every row that held `before` holds `after`: the same list of values, perhaps with more. */
function isWider(before: Rule, after: Rule): boolean {
  const [few, many] = [valuesOf(before), valuesOf(after)]
  if (before.table !== after.table || `${before.columns}` !== `${after.columns}`) return false
  return before.text === after.text || (few?.every((value) => many?.includes(value)) ?? false)
}

function lossesOf(before: Catalogue, after: Catalogue): string[] {
  const tables = [...before.tables].filter(([name, kind]) => after.tables.get(name) !== kind)
  const gone = new Set(tables.map(([name]) => name))
  const columns = [...before.columns].flatMap(([name, was]) => {
    if (gone.has(name.split('.')[0] ?? '')) return []
    const is = after.columns.get(name)
    if (!is) return [`${name} is gone`]
    return [
      ...(is.type === was.type ? [] : [`${name} was ${was.type} and is ${is.type}`]),
      ...(is.required && !was.required ? [`${name} may no longer be null`] : []),
      ...(was.filled && was.required && !is.filled ? [`${name} is no longer filled by the database`] : []),
    ]
  })
  // An insert names the columns of its conflict
  const isKey = (rule: Rule) => rule.kind === 'key'
  const keys = [...before.rules].filter(
    ([, was]) =>
      isKey(was) &&
      !gone.has(was.table) &&
      ![...after.rules.values()].some(
        (is) => isKey(is) && is.table === was.table && `${is.columns}` === `${was.columns}`,
      ),
  )
  return [
    ...tables.map(([name]) => `${name} is gone, or another kind of table`),
    ...columns,
    ...keys.map(([name]) => `${name} is gone`),
    ...[...before.functions].filter((name) => !after.functions.has(name)).map((name) => `${name} is gone`),
  ]
}

function demandsOf(before: Catalogue, after: Catalogue): string[] {
  const isNew = (table: string, column: string) => !before.columns.has(`${table}.${column}`)
  const columns = [...after.columns].filter(
    ([name, { required, filled }]) =>
      required && !filled && !before.columns.has(name) && before.tables.has(name.split('.')[0] ?? ''),
  )
  // A rule over new columns alone is met by rows that do not name them: its migration tried it on the existing ones
  const rules = [...after.rules].filter(
    ([, is]) =>
      before.tables.has(is.table) &&
      !is.columns.every((column) => isNew(is.table, column)) &&
      ![...before.rules.values()].some((was) => was.kind === is.kind && isWider(was, is)),
  )
  return [
    ...columns.map(([name]) => `${name} is new, required and without default`),
    ...rules.map(([name, { text }]) => `${name} is new: ${text}`),
  ]
}

/** Changes that stop or mislead a program made for `before` on `after`; empty: the change only adds or relaxes. */
export const obstaclesBetween = (before: Catalogue, after: Catalogue): string[] =>
  [...lossesOf(before, after), ...demandsOf(before, after)].toSorted()
