import type { Ficha } from '@alerce/contract/fichas/ficha'
import type { Db } from '../../platform/db/database.ts'

/** Columns of a table in the database. */
export async function columnasDeTabla(db: Db, tabla: string): Promise<string[]> {
  const tablas = await db.introspection.getTables()
  return (tablas.find(({ name }) => name === tabla)?.columns ?? []).map(({ name }) => name).toSorted()
}

/** Columns filled by these records, and those of the sale itself. */
export function columnasDichas(fichas: readonly Ficha[], propias: readonly string[]): string[] {
  const columnas = fichas.flatMap((ficha) => Object.values(ficha).flatMap(({ columna }) => columna ?? []))
  const enTabla = columnas.map((columna) => columna.replaceAll(/(DS|UF)$|[A-Z]/g, (letra) => `_${letra.toLowerCase()}`))
  return [...new Set([...enTabla, ...propias])].toSorted()
}
