import { type RawBuilder, sql } from 'kysely'

/**
 * Hides a value from PostgreSQL's planner, so that one generic plan serves all values. With visible values it prefers
 * custom plans, and plans long statements on every call, which costs more than to run them. `type`: SQL type of the
 * value, cast twice, because ANY treats an uncast subquery as rows.
 */
export const unseen = <T>(value: T, type: string): RawBuilder<T> =>
  sql<T>`(select ${value}::${sql.raw(type)})::${sql.raw(type)}`

/**
 * A limit, inlined if usual: with a parameter PostgreSQL plans on every call. Others stay parameters, so that they do
 * not fill the prepared statements.
 */
export function rowsOf(usual: readonly number[]): (rows: number) => number | RawBuilder<number> {
  const told = new Set([0, ...usual])
  return (rows) => (told.has(rows) ? sql.lit(rows) : rows)
}
