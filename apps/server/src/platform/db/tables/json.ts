import type { ColumnType } from 'kysely'

/** A jsonb column: read as parsed JSON, written as its text. */
export type Json<T = unknown> = ColumnType<T, string, string>
