import { type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { PersonaBuscada } from './documento-de-persona.ts'
import { papelesDePersona, tablasDePersona } from './tablas.ts'

/** Row with the column names of the database. */
export type FilaDePersona = Readonly<Record<string, unknown>>

/** Rows of a person by part and table; a table without rows is absent. */
export type FilasDePersona = ReadonlyMap<Papel, ReadonlyMap<string, readonly FilaDePersona[]>>

type Papel = (typeof papelesDePersona)[number]
type EnTabla = NonNullable<(typeof tablasDePersona)[string][Papel]>
type Encontradas = ReadonlyMap<string, readonly FilaDePersona[]>

/** Start values of a search path: the document, or a column of rows found before. */
function valoresDe(documento: PersonaBuscada, antes: Encontradas, de: string, columna: string): RawBuilder<unknown> {
  const { tipo, numero, bloqueados = [], citas = [], reservas = [] } = documento
  if (de === 'bloqueados') return sql`${bloqueados}::bigint[]`
  if (de === 'citas') return sql`${citas}::bigint[]`
  if (de === 'reservas') return sql`${reservas}::bigint[]`
  if (de === 'direccion') return sql`${tipo === 'correo' ? [numero] : []}::text[]`
  if (de === 'rut' || de === 'pasaporte') return sql`${de === tipo ? [numero] : []}::text[]`
  if (de === 'rutSinGuion') return sql`${tipo === 'rut' ? [numero.replace('-', '')] : []}::text[]`
  const valores = (antes.get(de) ?? []).flatMap((fila) => fila[columna] ?? [])
  return sql`${valores}::bigint[]`
}

/** SQL condition of the rows `t` of a person in a table. `antes`: rows of the tables above it. */
export function condicionEn(
  { por, cuando = 'true' }: Pick<EnTabla, 'por' | 'cuando'>,
  documento: PersonaBuscada,
  antes: Encontradas,
): RawBuilder<SqlBool> {
  const caminos = por.map(
    ([termino, de, columna = 'id']) => sql`${sql.raw(termino)} = any(${valoresDe(documento, antes, de, columna)})`,
  )
  return sql`(${sql.join(caminos, sql` or `)}) and ${sql.raw(cuando)}`
}

/** SQL condition of the rows `t` with these ids. */
export const conIds = (ids: readonly number[]): RawBuilder<SqlBool> => sql`t.id = any(${ids}::bigint[])`

/** Rows `t` of a table under a condition, with the column names of the database. */
export async function filasEn(
  tx: Db,
  tabla: string,
  condicion: RawBuilder<SqlBool>,
  solo?: readonly string[],
): Promise<FilaDePersona[]> {
  const columnas = solo ? sql.join(solo.map((columna) => sql.ref(`t.${columna}`))) : sql`t.*`
  const { rows } = await sql<FilaDePersona>`
    select ${columnas} from ${sql.table(tabla)} t where ${condicion} order by 1`.execute(tx)
  return rows
}

/** All stored rows of the person with that document. */
export async function filasDe(tx: Db, documento: PersonaBuscada): Promise<FilasDePersona> {
  const plain = tx.withoutPlugins()
  const todas = new Map<Papel, Map<string, readonly FilaDePersona[]>>()
  for (const papel of papelesDePersona) {
    const suyas = new Map<string, readonly FilaDePersona[]>()
    for (const [tabla, { [papel]: enTabla }] of Object.entries(tablasDePersona)) {
      if (!enTabla) continue
      const filas = await filasEn(plain, tabla, condicionEn(enTabla, documento, suyas), enTabla.solo)
      if (filas.length > 0) suyas.set(tabla, filas)
    }
    if (suyas.size > 0) todas.set(papel, suyas)
  }
  return todas
}
