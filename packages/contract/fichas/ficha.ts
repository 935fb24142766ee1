import type { MessageDefinition } from '../messages/message.ts'
import type { Especie } from './especie.ts'

/** What is wrong with a value, in the words of the catalogue; `hoy`: ISO date of Santiago. */
type Regla = (value: never, form: never, hoy: string) => string | null

/** How an imported file names the column of a field; `tambien`: how else people write it. */
interface Encabezado {
  readonly nombre: string
  readonly tambien: readonly string[]
  /** A file without it is refused. */
  readonly obligatoria: boolean
  /** What the sample shows. */
  readonly ejemplo: string
  /** A cell as the form holds it, where that is not its trimmed text. */
  readonly lee?: (celda: string) => string
}

/** One field of a record. Its key in the table is its name in forms and on the wire. */
export interface Campo {
  readonly especie: Especie
  /** Its column, as the types of the tables name it; null: it has none in the row of the record. */
  readonly columna: string | null
  /** As screens call it. */
  readonly etiqueta: string
  /** As a sentence names it, where that is not the label in small letters. */
  readonly enFrase?: string
  /** The forms that hold it, each with its rule there; a list of rows takes the rules of one row. */
  readonly en: Readonly<Record<string, Regla | Readonly<Record<string, Regla>>>>
  /** When it counts: else it is sent and stored as empty. */
  readonly si?: (form: never) => boolean
  /** Longest text that the shape of a call lets in; 300 when absent. */
  readonly largo?: number
  /** Words of the shape of a call for what is none of its letters. */
  readonly falta?: MessageDefinition
  /** The column of an imported file that holds it. */
  readonly planilla?: Encabezado
  /** Sent, it asks for all of the applicant's data. */
  readonly pideTodo?: true
  /** An update leaves it as it is stored. */
  readonly fijo?: true
}

/** The table of the fields of a record: form, rules, labels, shapes, what is stored and sent follow from it. */
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
