import { type Asunto, type Tema, temas } from '@alerce/contract/asuntos'
import { leerAviso } from '../../avisos/aviso.ts'
import { ColumnNames } from '../../platform/db/names.ts'
import type { Database } from '../../platform/db/tables/database.ts'
import { asuntosDeColumna, asuntosDeTabla, type Dicho, leenSinDecirlo } from './asuntos-de-tabla.ts'

/** A notice whose advisor its statement looks up (publishDe) is told like any other. */
const conAsesor = (dicho: string): string => dicho.replace(/\}$/, ',"asesorId":0}')

const esTema = (asunto: Asunto): asunto is Tema => temas.some((tema) => tema === asunto)

type Tabla = keyof Database

/** A table that a statement writes; `columns`: of an update those that it sets, else null: the whole of its rows. */
interface Write {
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

/** Whoever works, and what they declare to change; null: a job or a round, which nobody asks for and no window waits for. */
export interface Worker {
  readonly name: string
  readonly cambia: readonly Asunto[] | null
  /** Of a read: what it declares to show. */
  readonly lee?: readonly Asunto[]
  readonly effect?: 'read' | 'write'
}

/** What somebody did at the database: which tables they wrote, and of what they told the open screens. */
export class Doings {
  readonly #writes: Write[] = []
  readonly #told = new Set<string>()
  readonly #asked: string[] = []

  note(sql: string, values: readonly unknown[], rows: number | null): void {
    this.#asked.push(sql)
    // one, or several in one statement
    const told = sql.includes('pg_notify') ? values.slice(0, 2).flat() : []
    for (const one of told) this.#told.add(leerAviso(conAsesor(String(one)))?.tema ?? '')
    if (!changedNothing(sql, rows)) this.#writes.push(...writesOf(sql))
  }

  /** What was written of which nobody says that it changed, a line each. */
  silentOf({ name, cambia }: Worker): string[] {
    const declares = (asunto: Asunto) => cambia?.includes(asunto) ?? false
    // of what the screens of others are told of, to declare it is not enough; an applicant's page reads all by one word
    const isSaid = (asunto: Asunto) =>
      esTema(asunto) ? this.#told.has(asunto) : declares(asunto) || declares('postulante')
    const concerns = (asuntos: readonly Asunto[]) => cambia !== null || asuntos.some(esTema)
    // what nobody asked to be deleted is shown to nobody any more
    const judged = cambia === null ? this.#writes.filter(({ deletes }) => !deletes) : this.#writes
    const silent = judged.flatMap(({ table, columns }) =>
      pedidosDe(table, columns)
        .map((dicho) => [dicho].flat())
        .filter((asuntos) => concerns(asuntos) && !asuntos.some(isSaid))
        .map((asuntos) => `${name} writes ${table}${columns ? ` (${columns.join()})` : ''}: ${asuntos.join(' or ')}`),
    )
    return [...new Set(silent)]
  }

  /** What a read shows that declares to show nothing, a line each: no screen would ask it again once that changed. */
  hiddenOf({ name, lee, effect }: Worker): string[] {
    if (effect !== 'read' || lee?.length !== 0 || Object.hasOwn(leenSinDecirlo, name)) return []
    const tables = new Set(this.#asked.flatMap(readsOf))
    return [...tables].flatMap((table) => {
      // the catalogue is loaded once in a while: what is read of it holds until the page is loaded again
      const asuntos = asuntosDeTabla[table].flat().filter((asunto) => asunto !== 'catalogo')
      return asuntos.length > 0 ? [`${name} shows ${table}: ${asuntos.join(' or ')}`] : []
    })
  }
}

function pedidosDe(table: Write['table'], columns: Write['columns']): readonly Dicho[] {
  if (columns === null || columns.length === 0) return asuntosDeTabla[table]
  return columns.flatMap((column) => asuntosDeColumna[`${table}.${column}`] ?? asuntosDeTabla[table])
}
