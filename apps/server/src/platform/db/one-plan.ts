import { type RawBuilder, sql } from 'kysely'

/**
 * A value that PostgreSQL does not see while it plans, so that one plan serves all values: where it sees them it takes
 * the plan of each for cheaper, and plans a statement of many parts anew at every call, which costs more than to run it.
 * `type`: of the value in PostgreSQL; told twice, for ANY takes what is not cast for rows.
 */
export const unseen = <T>(value: T, type: string): RawBuilder<T> =>
  sql<T>`(select ${value}::${sql.raw(type)})::${sql.raw(type)}`

/**
 * A limit, written into the statement when it is a usual one: with a parameter PostgreSQL plans anew at every call. Other
 * limits stay parameters, so that they do not fill the list of prepared statements.
 */
export function rowsOf(usual: readonly number[]): (rows: number) => number | RawBuilder<number> {
  const told = new Set([0, ...usual])
  return (rows) => (told.has(rows) ? sql.lit(rows) : rows)
}
