import type { MessageDefinition } from '../messages/message.ts'
import type { Especie } from './especie.ts'

/** Fault of a value, in the words of the catalogue; `hoy`: ISO date of Santiago. */
type Regla = (value: never, form: never, hoy: string) => string | null

/** Name of the field's column in an imported file; `tambien`: other spellings. */
interface Encabezado {
  readonly nombre: string
  readonly tambien: readonly string[]
  /** True: a file without this column is refused. */
  readonly obligatoria: boolean
  /** Value in the sample file. */
  readonly ejemplo: string
  /** Reads a cell into the form, when it is not its trimmed text. */
  readonly lee?: (celda: string) => string
}

/** Field of a record. Its key in the table is its name in forms and on the wire. */
export interface Campo {
  readonly especie: Especie
  /** Name of its column in the table's types; null: no column in the record's row. */
  readonly columna: string | null
  /** Label on screens. */
  readonly etiqueta: string
  /** Name within a sentence, when it is not the label in lower case. */
  readonly enFrase?: string
  /** Forms with this field, each with its rule; a list of rows takes the rules of one row. */
  readonly en: Readonly<Record<string, Regla | Readonly<Record<string, Regla>>>>
  /** Condition under which the field counts; otherwise it is sent and stored as empty. */
  readonly si?: (form: never) => boolean
  /** Longest text that the shape of a call accepts; 300 when absent. */
  readonly largo?: number
  /** Message for a value that is none of the field's letters. */
  readonly falta?: MessageDefinition
  /** Column of an imported file with this field. */
  readonly planilla?: Encabezado
  /** Sending it makes all of the applicant's data required. */
  readonly pideTodo?: true
  /** An update leaves its stored value. */
  readonly fijo?: true
}

/** Fields of a record. Form, rules, labels, shapes, storage and replies follow from this table. */
export type Ficha = Readonly<Record<string, Campo>>

/** A record as a form holds it. */
export type FormOf<F extends Ficha> = { -readonly [K in keyof F]: F[K]['especie']['vacio'] }

/** A record as its table stores it, by column. */
export type RowOf<F extends Ficha> = {
  -readonly [K in keyof F as F[K]['columna'] extends string ? F[K]['columna'] : never]: ReturnType<
    F[K]['especie']['guarda']
  >
}

/** The columns of a record, by their names in its row. */
export type ColumnaDe<F extends Ficha> = Extract<F[keyof F]['columna'], string>

/** The fields that a row of the record holds. */
export type CampoConColumna<F extends Ficha> = { [K in keyof F]: F[K]['columna'] extends string ? K : never }[keyof F]

/** A record as calls send it. */
export type EnvioDe<F extends Ficha> = { -readonly [K in keyof F]: ReturnType<F[K]['especie']['envia']> }

/** A record as replies carry it. */
export type RespuestaDe<F extends Ficha> = { readonly [K in CampoConColumna<F>]: ReturnType<F[K]['especie']['sale']> }

/** The fields that a form holds. */
export type CamposDe<F extends Ficha, P extends string> = {
  [K in keyof F]: Extract<keyof F[K]['en'], P> extends never ? never : K
}[keyof F]

/** The fields that an update leaves as they are stored. */
export const camposFijos = (ficha: Ficha): string[] => Object.keys(ficha).filter((campo) => ficha[campo]?.fijo)

/** The fields of a record that any of these forms holds, in the order of the table. */
export function parteDe<F extends Ficha, const P extends string>(
  ficha: F,
  ...formas: readonly P[]
): Pick<F, CamposDe<F, P>> {
  const suyos = Object.entries(ficha).filter(([, { en }]) => formas.some((forma) => forma in en))
  return Object.fromEntries(suyos) as Pick<F, CamposDe<F, P>>
}
