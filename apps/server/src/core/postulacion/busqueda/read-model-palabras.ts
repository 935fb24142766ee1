import { type RawBuilder, type SqlBool, sql } from 'kysely'

/** As a text of a tsquery holds a word whose beginning is given, whatever signs are in it. */
const comienzo = (word: string) => `'${word.replaceAll('\\', '\\\\').replaceAll("'", "''")}':*`

/** An index holds every word of a prospect after the id of its advisor; see palabras_de in the migrations. */
function conTodas(asesores: readonly number[], marcadas: readonly string[]): RawBuilder<SqlBool> {
  const deUno = (asesor: number) => `(${marcadas.map((word) => comienzo(`${asesor}${word}`)).join(' & ')})`
  return sql`palabras_de(asesor_id, busqueda, correo) @@ ${asesores.map(deUno).join(' | ')}::tsquery`
}

/** Prospects of these advisors whose names have a word that begins so, for each of these; as searches compare texts. */
export const conPalabras = (asesores: readonly number[], palabras: readonly string[]): RawBuilder<SqlBool> =>
  conTodas(
    asesores,
    palabras.map((palabra) => `:${palabra}`),
  )

/** Prospects of these advisors whose e-mail begins so, in lower case. */
export const conCorreo = (asesores: readonly number[], correo: string): RawBuilder<SqlBool> =>
  conTodas(asesores, [`@${correo}`])
