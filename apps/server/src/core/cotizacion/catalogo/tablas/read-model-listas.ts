import type { ListaReferida } from '@alerce/contract/fichas/cotizacion/celdas'
import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'

const vigente = (dia: string) => sql`desde <= ${dia}::date and (hasta is null or hasta >= ${dia}::date)`

const listas: Readonly<Record<ListaReferida, (dia: string) => RawBuilder<{ codigo: unknown }>>> = {
  region: () => sql`select codigo from region`,
  comuna: () => sql`select codigo from comuna`,
  prestador: () => sql`select codigo from prestador`,
  colectivo: (dia) => sql`select codigo from colectivo where ${vigente(dia)}`,
  plan: (dia) => sql`select codigo from plan where ${vigente(dia)}`,
  beneficio: (dia) => sql`select codigo from beneficio where ${vigente(dia)}`,
  beneficioEspecial: (dia) => sql`select codigo from beneficio where especial and ${vigente(dia)}`,
}

/** The codes that a row may name on a day. */
export async function codigosDe(tx: Db, lista: ListaReferida, dia: string): Promise<ReadonlySet<string>> {
  const { rows } = await listas[lista](dia).execute(tx)
  return new Set(rows.map(({ codigo }) => String(codigo)))
}
