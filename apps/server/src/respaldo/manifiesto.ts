/** Form of the archive; a later program that changes it counts on. */
export const FORMATO = 1

/** First member of a backup: what a restore needs to know before the rows. */
export interface InicioDeRespaldo {
  readonly formato: number
  /** Version of the program. */
  readonly version: string
  readonly motor: 'embebida' | 'postgresql'
  /** Version of the engine. */
  readonly servidor: string
  readonly hora: string
  readonly migraciones: readonly string[]
  readonly tablas: readonly { readonly nombre: string; readonly columnas: readonly string[] }[]
  /** Ids of the keys of DATA_KEY that seal its values. */
  readonly claves: readonly string[]
  /** Key of a demo without DATA_KEY, which lives beside its data; null: there is none. */
  readonly claveDemo: string | null
  /** Erasures carried out so far, sealed: they can be repeated on an older backup. */
  readonly supresiones: string
}

/** Rows of a table and the digest of their lines. */
export interface CuentaDeTabla {
  readonly nombre: string
  readonly filas: number
  readonly bytes: number
  readonly sha256: string
}

/** Last member of a backup: what the rows must add up to. */
export interface ManifiestoDeRespaldo {
  readonly tablas: readonly CuentaDeTabla[]
  readonly secuencias: readonly { readonly nombre: string; readonly ultimo: string; readonly usada: boolean }[]
}

export const NOMBRE_DEL_INICIO = 'inicio.json'
export const NOMBRE_DEL_MANIFIESTO = 'manifiesto.json'

/** Name of a part of a table in the archive. */
export const nombreDeParte = (tabla: string, parte: number): string =>
  `tablas/${tabla}/${String(parte).padStart(6, '0')}.copy`

/** Table of a part; null: another member. */
export const tablaDeParte = (nombre: string): string | null =>
  /^tablas\/([^/]+)\/\d{6,}\.copy$/.exec(nombre)?.[1] ?? null
