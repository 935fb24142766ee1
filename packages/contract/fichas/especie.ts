/**
 * A kind of field: how its value is held by a form, in a column and on the wire. The shapes of the calls go by `tipo`.
 * `forma` and `guarda` are the way between column and form; what a reply carries is what the column holds, but for the
 * kinds that write it otherwise (`sale`, `entra`).
 */
export interface Especie<
  Tipo extends string = string,
  Form = unknown,
  Columna = unknown,
  Envio = unknown,
  Sale = unknown,
> {
  readonly tipo: Tipo
  /** As a form holds it before anybody has filled it in. */
  readonly vacio: Form
  /** From the column to the form. */
  forma(columna: Columna): Form
  /** From a checked form to the column. */
  guarda(form: Form): Columna
  /** What a call sent, as its shape reads it, in the form: null clears, or keeps `antes` where nothing can be cleared. */
  recibe(sent: unknown, antes: Form): Form
  /** From the form to the call. */
  envia(form: Form): Envio
  /** From the column to the reply. */
  sale(columna: Columna): Sale
  /** From the reply to the column. */
  entra(reply: Sale): Columna
  /** From the column to a screen, where that is not `forma`. */
  muestra?(columna: Columna): Form
}

const igual = <T>(value: T): T => value

type Tratos<Form, Columna, Envio, Sale> = Pick<Especie<string, Form, Columna, Envio, Sale>, 'envia' | 'sale' | 'entra'>

/** The kind that travels as it is held: both ways between form and call, and between column and reply. */
export const comoEsta = <Form, Columna>(): Tratos<Form, Columna, Form, Columna> => ({
  envia: igual,
  sale: igual,
  entra: igual,
})
