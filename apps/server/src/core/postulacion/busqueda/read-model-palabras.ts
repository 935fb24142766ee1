import { type Expression, type RawBuilder, type SqlBool, sql } from 'kysely'
import { unseen } from '../../../platform/db/one-plan.ts'
import { comienzoDePalabra } from '../../../platform/db/text.ts'

/** Prefix of a word in the syntax of tsquery, with its special characters escaped. */
const comienzo = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`

/** Condition on the index of words, which hold the advisor's id as a prefix; see palabras_de in the migrations. */
function conTodas(asesores: readonly number[], marcadas: readonly string[]): RawBuilder<SqlBool> {
  const deUno = (asesor: number) => `(${marcadas.map((word) => comienzo(`${asesor}${word}`)).join(' & ')})`
  return sql`palabras_de(asesor_id, busqueda, correo) @@ ${unseen(asesores.map(deUno).join(' | '), 'tsquery')}`
}

/**
 * Condition: prospects of these advisors with, for each prefix, a name word that begins so; compared as search texts.
 */
export const conPalabras = (asesores: readonly number[], palabras: readonly string[]): RawBuilder<SqlBool> =>
  conTodas(
    asesores,
    palabras.map((palabra) => `:${palabra}`),
  )

/** Condition: prospects of these advisors with an e-mail that begins so, in lower case. */
export const conCorreo = (asesores: readonly number[], correo: string): RawBuilder<SqlBool> =>
  conTodas(asesores, [`@${correo}`])

/** First prospects of a portfolio whose names are compared before the index of words is used. */
const CERCANOS = 600

interface Buscados {
  readonly asesores: readonly number[]
  readonly palabras: readonly string[]
  /** Conditions on registrado_en and id: a range of the order. */
  readonly tramo?: readonly Expression<SqlBool>[]
  /** Conditions on the first name or a surname of a row. */
  readonly nombre?: readonly Expression<SqlBool>[]
  /** Other conditions on a row. */
  readonly filtros?: readonly Expression<SqlBool>[]
  readonly filas: number | RawBuilder<number>
  /** Newest first unless given. */
  readonly orden?: OrdenDeBuscados
}

interface OrdenDeBuscados {
  readonly por: RawBuilder<unknown>
  /** The first matches are not near the beginning of the order. */
  readonly esparcido?: true
}

const masRecientes: OrdenDeBuscados = { por: sql`registrado_en desc, id desc` }

const todas = (condiciones: readonly Expression<SqlBool>[]) => sql.join([sql`true`, ...condiciones], sql` and `)

/**
 * All matches first, then their order: PostgreSQL cannot estimate them, and would read the whole portfolio for a rare
 * name.
 */
function porPalabras(buscados: Buscados) {
  const { asesores, palabras, tramo = [], nombre = [], filtros = [], filas, orden = masRecientes } = buscados
  return sql`select id, registrado_en from (select * from prospecto where ${conPalabras(asesores, palabras)} offset 0) p
    where ${todas([...tramo, ...filtros, ...nombre])} order by ${orden.por} limit ${filas}`
}

/**
 * Keys (id, registrado_en) of the first prospects of these advisors whose names have these words. A single word may be
 * common, and finding every match costs more than a page. So the first rows are compared before, and the index of words
 * is used when they are too few.
 */
export function primerosCon(buscados: Buscados): RawBuilder<unknown> {
  const { asesores, palabras, tramo = [], nombre = [], filtros = [], filas, orden = masRecientes } = buscados
  const [asesor, ...otros] = asesores
  const [palabra = '', ...mas] = palabras
  const esDeMuchos = mas.length === 0 && filtros.length === 0 && /^\p{L}+$/u.test(palabra)
  if (otros.length > 0 || !esDeMuchos || orden.esparcido) return porPalabras(buscados)
  const suNombre = sql<SqlBool>`busqueda like ${unseen(comienzoDePalabra(palabra), 'text')}`
  return sql`with cercanos as (
      select id, registrado_en from (
        select * from prospecto where asesor_id = ${unseen(asesor, 'bigint')} and ${todas(tramo)}
        order by ${orden.por} limit ${sql.lit(CERCANOS)}) p
      where ${todas([suNombre, ...nombre])} order by ${orden.por} limit ${filas})
    select * from cercanos where (select count(*) from cercanos) = ${filas}
    union all select * from (${porPalabras(buscados)}) p where (select count(*) from cercanos) < ${filas}`
}
