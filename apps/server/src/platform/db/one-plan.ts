import { type RawBuilder, sql } from 'kysely'

/**
 * A value that PostgreSQL does not see while it plans, so that one plan serves all values: where it sees them it takes
 * the plan of each for cheaper, and plans a statement of many parts anew at every call, which costs more than to run it.
 * `type`: of the value in PostgreSQL; told twice, for ANY takes what is not cast for rows.
 */
export const unseen = <T>(value: T, type: string): RawBuilder<T> =>
  sql<T>`(select ${value}::${sql.raw(type)})::${sql.raw(type)}`
