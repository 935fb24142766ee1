import type { Coincidencia, LlaveDeBusqueda } from '@alerce/domain/postulacion/busqueda'
import { EDICION_ABIERTA } from '@alerce/domain/postulacion/edicion'
import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { rowsOf } from '../../../platform/db/one-plan.ts'
import { comienzoDePalabra } from '../../../platform/db/text.ts'
import { nombreEnPie, nombreEscrito } from '../edicion/read-model.ts'
import { conCorreo, primerosCon } from './read-model-palabras.ts'

/** Scope of a search: prospects of these advisors, those with a sent DS, or all. */
export type AmbitoDeBusqueda = readonly number[] | 'enviadas' | 'todas'

type Filas = number | RawBuilder<number>

/** Limits of the screens: earlier cases, search box, default, picker of an appointment. */
const cuantas = rowsOf([5, 8, 10, 20])

interface BusquedaRow {
  readonly id: number
  /** Values of an open update in a search by advisors; elsewhere, those in force. */
  readonly nombre: string
  readonly rut: string | null
  readonly numeroPasaporte: string | null
  readonly estado: string
  readonly folioDS: number | null
  readonly coincidencia: Coincidencia
  /** Last sent declaration, in a search of sent ones. */
  readonly declaracionId: number | null
}

// Pattern of a word; a name may be stored with either apostrophe, so any sign matches there.
const palabra = (text: string) => comienzoDePalabra(text).replaceAll("'", '_')

const columnas = {
  rut: sql.ref('p.rut'),
  pasaporte: sql.ref('p.numero_pasaporte'),
  folio: sql`p.folio_ds::text`,
  telefono: sql.ref('p.celular'),
  correo: sql.ref('p.correo'),
} as const

/** Last Unicode character: texts that begin with a prefix sort before the prefix plus it. */
const ULTIMA = '\u{10FFFF}'

/** Prefix as a range of the index, instead of LIKE: PostgreSQL turns LIKE into a range only when it sees the text. */
export const comienzaPor = (columna: RawBuilder<unknown>, comienzo: string): RawBuilder<SqlBool> =>
  sql`${columna} ~>=~ ${comienzo} and ${columna} ~<~ ${comienzo + ULTIMA}`

function escritoEn(llave: LlaveDeBusqueda): RawBuilder<SqlBool> {
  if (llave.campo !== 'nombre') {
    return comienzaPor(columnas[llave.campo], llave.comienzo)
  }
  const words = llave.palabras.map((text) => sql<SqlBool>`p.busqueda like ${palabra(text)}`)
  return sql.join(words, sql` and `)
}

function dentroDe(ambito: AmbitoDeBusqueda): Expression<SqlBool> {
  if (ambito === 'todas') return sql`true`
  if (ambito !== 'enviadas') return sql`p.asesor_id in (${sql.join(ambito)})`
  return sql`exists (select 1 from declaracion d where d.prospecto_id = p.id and d.enviada_en is not null)`
}

/**
 * Matching prospects. Over all portfolios, PostgreSQL may read the newest until there are enough. For some advisors
 * matches are few: `offset 0` makes PostgreSQL find them first, and names and e-mails use the index by advisor.
 */
function hallados(ambito: AmbitoDeBusqueda, llave: LlaveDeBusqueda, filas: Filas): RawBuilder<unknown> {
  if (typeof ambito === 'string') {
    return sql`(select p.* from prospecto p where ${dentroDe(ambito)} and ${escritoEn(llave)})`
  }
  if (llave.campo === 'nombre') {
    const primeros = primerosCon({ asesores: ambito, palabras: llave.palabras, filas })
    return sql`(select p.* from prospecto p where p.id in (select id from (${primeros}) k))`
  }
  const suyo =
    llave.campo === 'correo' ? conCorreo(ambito, llave.comienzo) : sql`${dentroDe(ambito)} and ${escritoEn(llave)}`
  return sql`(select p.* from prospecto p where ${suyo} offset 0)`
}

/** Prospects that match by their values before an open update, which are in force; few at a time. */
const antesDe = (ambito: AmbitoDeBusqueda, condicion: RawBuilder<unknown>): RawBuilder<unknown> =>
  sql`(select p.* from actualizacion a join prospecto p on p.id = a.prospecto_id
    where a.estado = ${sql.lit(EDICION_ABIERTA)} and ${dentroDe(ambito)} and ${condicion})`

const conElNombreDeAntes = (palabras: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    palabras.map((text) => sql`' ' || texto_busqueda(${nombreEscrito('a')}) like ${palabra(text)}`),
    sql` and `,
  )

/** Sources of matches for a key. Outside a search by advisors, also the name and RUT in force. */
function lugaresDe(ambito: AmbitoDeBusqueda, llave: LlaveDeBusqueda, filas: Filas): readonly RawBuilder<unknown>[] {
  const escritos = hallados(ambito, llave, filas)
  if (typeof ambito !== 'string') return [escritos]
  if (llave.campo === 'nombre') return [escritos, antesDe(ambito, conElNombreDeAntes(llave.palabras))]
  if (llave.campo === 'rut') return [escritos, antesDe(ambito, comienzaPor(sql.ref('a.rut'), llave.comienzo))]
  return [escritos]
}

/** Ids of all prospects that match a key, to narrow a list of another noun. */
export const prospectosCon = (llave: LlaveDeBusqueda): RawBuilder<unknown> =>
  sql`(${sql.join(
    lugaresDe('todas', llave, 0).map((p) => sql`select p.id from ${p} p`),
    sql` union all `,
  )})`

// Newest first. A folio is ordered by itself: ordering by date, PostgreSQL would read all rows since then.
const orden = ({ campo }: LlaveDeBusqueda): RawBuilder<unknown> =>
  campo === 'folio' ? sql`p.folio_ds::text using ~>~` : sql`p.registrado_en desc, p.id desc`

const declaracionDe = (ambito: AmbitoDeBusqueda): RawBuilder<unknown> =>
  ambito === 'enviadas'
    ? sql`(select d.id from declaracion d where d.prospecto_id = ramas.id and d.enviada_en is not null
        order by d.enviada_en desc limit 1)`
    : sql`null`

const nombreDe = (ambito: AmbitoDeBusqueda) =>
  typeof ambito === 'string' ? nombreEnPie('ramas') : nombreEscrito('ramas')

/**
 * Best matches of a text with several possible meanings, newest first within each. One branch per key, each with its
 * limit, because one condition with OR would not use the indexes.
 */
export async function findProspectosBy(
  tx: Db,
  ambito: AmbitoDeBusqueda,
  llaves: readonly LlaveDeBusqueda[],
  limite: number,
): Promise<readonly BusquedaRow[]> {
  if (llaves.length === 0 || ambito.length === 0) return []
  // over all portfolios the best query plan depends on the text
  const filas = typeof ambito === 'string' ? limite : cuantas(limite)
  const ramas = llaves.flatMap((llave, lugar) =>
    lugaresDe(ambito, llave, filas).map(
      (p) => sql`(select p.id, p.nombres, p.apellido_paterno, p.apellido_materno, p.rut, p.numero_pasaporte,
        p.estado, p.folio_ds,
        ${sql.lit(llave.campo)} as coincidencia, ${sql.lit(lugar)} as orden, p.registrado_en
      from ${p} p
      order by ${orden(llave)}
      limit ${filas})`,
    ),
  )
  const { rows } =
    await sql<BusquedaRow>`select ramas.*, ${nombreDe(ambito)} as nombre, ${declaracionDe(ambito)} as declaracion_id from (${sql.join(ramas, sql` union all `)}) ramas
    order by orden, registrado_en desc, id desc`.execute(tx)
  const unicas = rows.filter((row, index) => rows.findIndex(({ id }) => id === row.id) === index)
  return unicas.slice(0, limite)
}
