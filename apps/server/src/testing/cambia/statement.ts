import { ColumnNames } from '../../platform/db/names.ts'
import type { Database } from '../../platform/db/tables/database.ts'
import { asuntosDeTabla } from './asuntos-de-tabla.ts'

type Tabla = keyof Database

/** A table that a statement writes; `columns`: of an update those that it sets, else null: the whole of its rows. */
export interface Write {
  readonly table: Tabla
  readonly deletes: boolean
  readonly columns: readonly string[] | null
}

const names = new ColumnNames()
const isTable = (name: string): name is Tabla => Object.hasOwn(asuntosDeTabla, name)

/** After the verb stands the table; `on conflict do update set` and `for update skip locked` name none. */
const verbs = /\b(insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?"?(\w+)"?/gi
/** What an update sets, as it follows upon the table. */
const sets = /^\s+(?:as\s+)?"?\w*"?\s*\bset\s+(.*?)(?:\swhere\s|\sfrom\s|\sreturning\s|$)/is
const assigned = /(?:^|,)\s*"?(\w+)"?\s*=/g

function columnsOf(rest: string): string[] | null {
  const [, list] = sets.exec(rest) ?? []
  return list === undefined ? null : [...list.matchAll(assigned)].map(([, column = '']) => names.camelCase(column))
}

/** The tables of ours that a statement writes, those of its parts included. */
export function writesOf(sql: string): Write[] {
  return [...sql.matchAll(verbs)].flatMap(({ index, 0: found, 1: verb = '', 2: name = '' }) => {
    const table = names.camelCase(name.toLowerCase())
    if (!isTable(table)) return []
    const columns = /^update/i.test(verb) ? columnsOf(sql.slice(index + found.length)) : null
    return [{ table, deletes: /^delete/i.test(verb), columns }]
  })
}

const sources = /\b(?:from|join)\s+(?:only\s+)?"?(\w+)"?/gi

/** The tables of ours that a statement reads, each once. */
export function readsOf(sql: string): Tabla[] {
  const named = [...sql.matchAll(sources)].map(([, name = '']) => names.camelCase(name.toLowerCase()))
  return [...new Set(named.filter(isTable))]
}

/** It is all of one statement, and changed no row. */
export const changedNothing = (sql: string, rows: number | null): boolean =>
  rows === 0 && /^\s*(?:insert|update|delete|merge)\b/i.test(sql)
