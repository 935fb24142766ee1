import type { ColumnaDe, EnvioDe, Ficha, FormOf, RespuestaDe, RowOf } from './ficha.ts'

type Valores = Readonly<Record<string, unknown>>

/** Maps each field of a record, by its name. */
function cada(ficha: Ficha, hacer: (campo: string, de: Ficha[string]) => unknown): Record<string, unknown> {
  return Object.fromEntries(Object.entries(ficha).map(([campo, de]) => [campo, hacer(campo, de)]))
}

/** Value of a field that counts in this form, else its empty value. */
const vigente = (form: Valores, campo: string, { si, especie }: Ficha[string]): unknown =>
  si && !si(form as never) ? especie.vacio : form[campo]

/** Columns to select in order to read the record. */
export const seleccionDe = <F extends Ficha>(ficha: F): ColumnaDe<F>[] =>
  Object.values(ficha).flatMap(({ columna }) => (columna === null ? [] : [columna as ColumnaDe<F>]))

/** The fields of a record out of a row that has more. */
export function columnasDe<F extends Ficha>(ficha: F, fila: Valores): RowOf<F> {
  const columnas = Object.values(ficha).flatMap(({ columna }) => (columna === null ? [] : [[columna, fila[columna]]]))
  return Object.fromEntries(columnas) as RowOf<F>
}

/** A form that nobody has filled in. */
export function vacio<F extends Ficha>(ficha: F): FormOf<F> {
  return cada(ficha, (_, { especie }) => especie.vacio) as FormOf<F>
}

/** Stored row in form values. */
export function formaDe<F extends Ficha>(ficha: F, fila: RowOf<F>): FormOf<F> {
  const stored = fila as Valores
  return cada(ficha, (_, { especie, columna }) =>
    columna === null ? especie.vacio : especie.forma(stored[columna]),
  ) as FormOf<F>
}

/** A checked form, as its columns store it. */
export function rowOf<F extends Ficha>(ficha: F, form: FormOf<F>): RowOf<F> {
  const columnas = Object.entries(ficha).flatMap(([campo, de]) =>
    de.columna === null ? [] : [[de.columna, de.especie.guarda(vigente(form, campo, de))] as const],
  )
  return Object.fromEntries(columnas) as RowOf<F>
}

/** Lays sent values over the stored ones: absent keeps, null or '' clears. */
export function sobreponer<F extends Ficha>(
  ficha: F,
  base: FormOf<F>,
  sent: { readonly [K in keyof F]?: unknown },
): FormOf<F> {
  const antes = base as Valores
  return cada(ficha, (campo, { especie }) =>
    sent[campo] === undefined ? antes[campo] : especie.recibe(sent[campo], antes[campo]),
  ) as FormOf<F>
}

/** A form as it is sent. */
export function envioDe<F extends Ficha>(ficha: F, form: FormOf<F>): EnvioDe<F> {
  return cada(ficha, (campo, de) => de.especie.envia(vigente(form, campo, de))) as EnvioDe<F>
}

/** Stored row in reply values; the caller adds the fields without a column. */
export function respuestaDe<F extends Ficha>(ficha: F, fila: RowOf<F>): RespuestaDe<F> {
  const stored = fila as Valores
  const fields = Object.entries(ficha).flatMap(([campo, { especie, columna }]) =>
    columna === null ? [] : [[campo, especie.sale(stored[columna])] as const],
  )
  return Object.fromEntries(fields) as RespuestaDe<F>
}

/** Reply values of a record that was never saved. */
export function nada<F extends Ficha>(ficha: F): { readonly [K in keyof RespuestaDe<F>]: null } {
  return cada(ficha, () => null) as { readonly [K in keyof RespuestaDe<F>]: null }
}

/** A reply as a screen shows it in its form; null: nothing was saved yet. */
export function pantallaDe<F extends Ficha>(ficha: F, reply: RespuestaDe<F> | null): FormOf<F> {
  if (reply === null) return vacio(ficha)
  const read = reply as Valores
  return cada(ficha, (campo, { especie, columna }) => {
    // An older server does not send this field yet.
    if (columna === null || read[campo] === undefined) return especie.vacio
    const stored = especie.entra(read[campo])
    return especie.muestra ? especie.muestra(stored) : especie.forma(stored)
  }) as FormOf<F>
}
