import { type Asunto, type Tema, temas } from '@alerce/contract/asuntos'
import { readAviso } from '../../avisos/aviso.ts'
import { ColumnNames } from '../../platform/db/names.ts'
import type { Database } from '../../platform/db/tables/database.ts'
import { asuntosDeColumna, asuntosDeTabla, type Dicho, leenSinDecirlo } from './asuntos-de-tabla.ts'

/** Adds an advisor to a notice whose statement looks it up in SQL (publishDe), so that it can be parsed. */
const conAsesor = (dicho: string): string => dicho.replace(/\}$/, ',"asesorId":0}')

const esTema = (asunto: Asunto): asunto is Tema => temas.some((tema) => tema === asunto)

type Tabla = keyof Database

/** A table that a statement writes; `columns`: those that an update sets, null for whole rows. */
interface Write {
  readonly table: Tabla
  readonly deletes: boolean
  readonly columns: readonly string[] | null
}

const names = new ColumnNames()
const isTable = (name: string): name is Tabla => Object.hasOwn(asuntosDeTabla, name)

/** The table follows the verb; `on conflict do update set` and `for update skip locked` have no table. */
const verbs = /\b(insert\s+into|update|delete\s+from|merge\s+into)\s+(?:only\s+)?"?(\w+)"?/gi
/** SET list of an update, after the table. */
const sets = /^\s+(?:as\s+)?"?\w*"?\s*\bset\s+(.*?)(?:\swhere\s|\sfrom\s|\sreturning\s|$)/is
const assigned = /(?:^|,)\s*"?(\w+)"?\s*=/g

function columnsOf(rest: string): string[] | null {
  const [, list] = sets.exec(rest) ?? []
  return list === undefined ? null : [...list.matchAll(assigned)].map(([, column = '']) => names.camelCase(column))
}

/** Our tables that a statement writes, its CTEs included. */
export function writesOf(sql: string): Write[] {
  return [...sql.matchAll(verbs)].flatMap(({ index, 0: found, 1: verb = '', 2: name = '' }) => {
    const table = names.camelCase(name.toLowerCase())
    if (!isTable(table)) return []
    const columns = /^update/i.test(verb) ? columnsOf(sql.slice(index + found.length)) : null
    return [{ table, deletes: /^delete/i.test(verb), columns }]
  })
}

const sources = /\b(?:from|join)\s+(?:only\s+)?"?(\w+)"?/gi

/** Our tables that a statement reads, without repetition. */
export function readsOf(sql: string): Tabla[] {
  const named = [...sql.matchAll(sources)].map(([, name = '']) => names.camelCase(name.toLowerCase()))
  return [...new Set(named.filter(isTable))]
}

/** True for a single statement that changed no row. */
export const changedNothing = (sql: string, rows: number | null): boolean =>
  rows === 0 && /^\s*(?:insert|update|delete|merge)\b/i.test(sql)

/** Operation, job or scheduled job with its declared changes; null: a job, which no window waits for. */
export interface Worker {
  readonly name: string
  readonly cambia: readonly Asunto[] | null
  /** Asuntos that a read declares to show. */
  readonly lee?: readonly Asunto[]
  readonly effect?: 'read' | 'write'
}

/** Records the writes of a worker and the asuntos it published to the open screens. */
export class Doings {
  readonly #writes: Write[] = []
  readonly #told = new Set<string>()
  readonly #asked: string[] = []

  note(sql: string, values: readonly unknown[], rows: number | null): void {
    this.#asked.push(sql)
    // One notice, or several in one statement
    const told = sql.includes('pg_notify') ? values.slice(0, 2).flat() : []
    for (const one of told) this.#told.add(readAviso(conAsesor(String(one)))?.tema ?? '')
    if (!changedNothing(sql, rows)) this.#writes.push(...writesOf(sql))
  }

  /** Writes without a published or declared asunto, a line each. */
  silentOf({ name, cambia }: Worker): string[] {
    const declares = (asunto: Asunto) => cambia?.includes(asunto) ?? false
    // For screens of other persons a declared `cambia` is not enough; applicants have a single asunto
    const isSaid = (asunto: Asunto) =>
      esTema(asunto) ? this.#told.has(asunto) : declares(asunto) || declares('postulante')
    const concerns = (asuntos: readonly Asunto[]) => cambia !== null || asuntos.some(esTema)
    // Deletions by jobs concern no screen
    const judged = cambia === null ? this.#writes.filter(({ deletes }) => !deletes) : this.#writes
    const silent = judged.flatMap(({ table, columns }) =>
      pedidosDe(table, columns)
        .map((dicho) => [dicho].flat())
        .filter((asuntos) => concerns(asuntos) && !asuntos.some(isSaid))
        .map((asuntos) => `${name} writes ${table}${columns ? ` (${columns.join()})` : ''}: ${asuntos.join(' or ')}`),
    )
    return [...new Set(silent)]
  }

  /** Changing tables read by an operation with an empty `lee`, a line each: no screen would refetch them. */
  hiddenOf({ name, lee, effect }: Worker): string[] {
    if (effect !== 'read' || lee?.length !== 0 || Object.hasOwn(leenSinDecirlo, name)) return []
    const tables = new Set(this.#asked.flatMap(readsOf))
    return [...tables].flatMap((table) => {
      // The catalogue is rarely loaded: pages keep it until their next load
      const asuntos = asuntosDeTabla[table].flat().filter((asunto) => asunto !== 'catalogo')
      return asuntos.length > 0 ? [`${name} shows ${table}: ${asuntos.join(' or ')}`] : []
    })
  }
}

function pedidosDe(table: Write['table'], columns: Write['columns']): readonly Dicho[] {
  if (columns === null || columns.length === 0) return asuntosDeTabla[table]
  return columns.flatMap((column) => asuntosDeColumna[`${table}.${column}`] ?? asuntosDeTabla[table])
}
