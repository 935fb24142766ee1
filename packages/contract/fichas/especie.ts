/**
 * Kind of field: its value in a form, in a column and on the wire. `tipo` decides the shapes of the calls. `forma` and
 * `guarda` convert between column and form. A reply carries the column's value, except for kinds with their own `sale`
 * and `entra`.
 */
export interface Especie<
  Tipo extends string = string,
  Form = unknown,
  Columna = unknown,
  Envio = unknown,
  Sale = unknown,
> {
  readonly tipo: Tipo
  /** Initial value in a form. */
  readonly vacio: Form
  /** From the column to the form. */
  forma(columna: Columna): Form
  /** From a checked form to the column. */
  guarda(form: Form): Columna
  /**
   * Turns a value sent by a call, as its shape reads it, into the form's. Null clears, or keeps `antes` where nothing
   * can be cleared.
   */
  recibe(sent: unknown, antes: Form): Form
  /** From the form to the call. */
  envia(form: Form): Envio
  /** From the column to the reply. */
  sale(columna: Columna): Sale
  /** From the reply to the column. */
  entra(reply: Sale): Columna
  /** From the column to a screen, when it differs from `forma`. */
  muestra?(columna: Columna): Form
}

const igual = <T>(value: T): T => value

type Tratos<Form, Columna, Envio, Sale> = Pick<Especie<string, Form, Columna, Envio, Sale>, 'envia' | 'sale' | 'entra'>

/** Conversions of a kind with the same value in form and call, and in column and reply. */
export const comoEsta = <Form, Columna>(): Tratos<Form, Columna, Form, Columna> => ({
  envia: igual,
  sale: igual,
  entra: igual,
})
