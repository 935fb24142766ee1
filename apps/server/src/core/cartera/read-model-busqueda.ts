import type { Coincidencia, Llave } from '@alerce/domain/prospecto/busqueda'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'

/** The advisors whose prospects are searched, or every prospect whose DS was sent. */
export type Ambito = readonly number[] | 'enviadas'

interface Fila {
  readonly id: number
  readonly nombres: string
  readonly apellido_paterno: string
  readonly apellido_materno: string
  readonly rut: string | null
  readonly estado: string
  readonly folio_ds: number | null
  readonly coincidencia: Coincidencia
}

/** Without a meaning for LIKE. */
const literal = (text: string) => text.replaceAll(/[\\%_]/g, '\\$&')

// A name may be stored with either apostrophe: its place is asked for, not the sign.
const palabra = (text: string) => `% ${literal(text).replaceAll("'", '_')}%`

const columnas = {
  rut: sql.ref('p.rut'),
  folio: sql`p.folio_ds::text`,
  telefono: sql.ref('p.celular'),
  correo: sql.ref('p.correo'),
} as const

function condicion(llave: Llave): RawBuilder<SqlBool> {
  if (llave.campo !== 'nombre') return sql<SqlBool>`${columnas[llave.campo]} like ${`${literal(llave.comienzo)}%`}`
  const words = llave.palabras.map((text) => sql<SqlBool>`p.busqueda like ${palabra(text)}`)
  return sql.join(words, sql` and `)
}

function dentroDe(ambito: Ambito): Expression<SqlBool> {
  if (ambito !== 'enviadas') return sql`p.asesor_id = any(${ambito})`
  return sql`exists (select 1 from declaracion d where d.prospecto_id = p.id and d.enviada_en is not null)`
}

/**
 * The best matches of a text that may be several things, newest first within each thing. One branch a thing, each with
 * its own limit: a single condition with OR would keep PostgreSQL from the index of any of them.
 */
export async function buscarProspectosPor(
  tx: Db,
  ambito: Ambito,
  llaves: readonly Llave[],
  limite: number,
): Promise<readonly Fila[]> {
  if (llaves.length === 0 || ambito.length === 0) return []
  const ramas = llaves.map(
    (llave, orden) => sql`(select p.id, p.nombres, p.apellido_paterno, p.apellido_materno, p.rut, p.estado, p.folio_ds,
        ${sql.lit(llave.campo)} as coincidencia, ${sql.lit(orden)} as orden, p.registrado_en
      from prospecto p
      where ${dentroDe(ambito)} and ${condicion(llave)}
      order by p.registrado_en desc, p.id desc
      limit ${limite})`,
  )
  const { rows } = await sql<Fila>`select * from (${sql.join(ramas, sql` union all `)}) ramas
    order by orden, registrado_en desc, id desc`.execute(tx)
  const unicas = rows.filter((row, index) => rows.findIndex(({ id }) => id === row.id) === index)
  return unicas.slice(0, limite)
}
