/** A name of the code as the database writes it: folioDS → folio_ds. */
type Snake<S extends string> = S extends `${infer A}DS` | `${infer A}UF`
  ? `${Snake<A>}_${S extends `${string}DS` ? 'ds' : 'uf'}`
  : S extends `${infer A}${infer B}`
    ? `${A extends Lowercase<A> ? A : `_${Lowercase<A>}`}${Snake<B>}`
    : S

type EnSnake<T> = { [K in keyof T & string as Snake<K>]: T[K] }

const snake = (name: string) => name.replace(/(DS|UF)$|[A-Z]/g, (found) => `_${found.toLowerCase()}`)
const camel = (name: string) =>
  name
    .replace(/_([a-z])/g, (_, letter: string) => letter.toUpperCase())
    .replace(/(Ds|Uf)$/, (found) => found.toUpperCase())

/** A record by the names of the code, as its table stores it. */
export const aColumnas = <T extends object>(record: T): EnSnake<T> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [snake(name), value])) as EnSnake<T>

/** A row of a table by the names of the code. */
export const deColumnas = (row: object): Record<string, unknown> =>
  Object.fromEntries(Object.entries(row).map(([name, value]) => [camel(name), value]))
