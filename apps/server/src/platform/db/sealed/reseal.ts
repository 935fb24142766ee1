import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../database.ts'
import { type ColumnaSellada, type Recorrido, recorridoDe } from './columns.ts'

type Fila = Record<string, unknown> & { readonly sello: Buffer }

const lista = (partes: readonly RawBuilder<unknown>[]) => sql.join(partes)
const llavesDe = ({ llaves }: Recorrido, fila: Fila): string[] => llaves.map((_, at) => String(fila[`k${at}`]))

/** What comes after a row, in the order of its key; a row that somebody writes just now is left to the next walk. */
async function leerTanda(tx: Db, r: Recorrido, cuales: RawBuilder<unknown>, tras: readonly string[]): Promise<Fila[]> {
  const llave = lista(r.llaves.map(([nombre]) => sql.ref(nombre)))
  const llaves = lista(r.llaves.map(([nombre], at) => sql`${sql.ref(nombre)} as ${sql.ref(`k${at}`)}`))
  const desde = lista(r.llaves.map(([, tipo], at) => sql`cast(${tras[at]}::text as ${sql.raw(tipo)})`))
  const { rows } = await sql<Fila>`
    select ${llaves}, ${sql.ref(r.nombre)} as sello from ${sql.table(r.tabla)}
    where ${sql.ref(r.nombre)} is not null and ${sql.raw(r.cuando)} and ${cuales}
      and ${tras.length === 0 ? sql`true` : sql`(${llave}) > (${desde})`}
    order by ${llave} limit ${sql.lit(r.tanda)} for update skip locked`.execute(tx)
  return rows
}

async function escribirTanda(tx: Db, r: Recorrido, filas: readonly (readonly string[])[], sellos: readonly Buffer[]) {
  const nombres = r.llaves.map((_, at) => `k${at}`)
  const columnas = lista(r.llaves.map((_, at) => sql`${filas.map((fila) => fila[at])}::text[]`))
  const iguales = r.llaves.map(
    ([nombre, tipo], at) => sql`t.${sql.ref(nombre)} = cast(n.${sql.ref(`k${at}`)} as ${sql.raw(tipo)})`,
  )
  await sql`update ${sql.table(r.tabla)} t set ${sql.ref(r.nombre)} = n.sello
    from unnest(${columnas}, ${[...sellos]}::bytea[]) as n(${lista(nombres.map((n) => sql.ref(n)))}, sello)
    where ${sql.join(iguales, sql` and `)}`.execute(tx)
}

/** What becomes of a sealed value, told in which row it stands. */
type Cambio = (sello: Buffer, fila: readonly string[]) => Buffer

/**
 * Seals anew what stands in a column, part by part, each in a transaction that `enTransaccion` gives. It never waits
 * for a row, so nobody who writes waits in a circle with it. Answers how many it sealed.
 */
export async function resellar(
  enTransaccion: <T>(hacer: (tx: Db) => Promise<T>) => Promise<T>,
  columna: ColumnaSellada,
  { cuales = sql`true`, cambio }: { readonly cuales?: RawBuilder<unknown>; readonly cambio: Cambio },
): Promise<number> {
  const recorrido = recorridoDe(columna)
  let tras: string[] = []
  let total = 0
  for (;;) {
    const filas = await enTransaccion(async (tx) => {
      const leidas = await leerTanda(tx, recorrido, cuales, tras)
      const llaves = leidas.map((fila) => llavesDe(recorrido, fila))
      const sellos = leidas.map(({ sello }, at) => cambio(sello, llaves[at] ?? []))
      if (sellos.length > 0) await escribirTanda(tx, recorrido, llaves, sellos)
      return llaves
    })
    total += filas.length
    const ultima = filas.at(-1)
    if (!ultima) return total
    tras = ultima
  }
}
