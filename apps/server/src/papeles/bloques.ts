import type { Escrito } from '@alerce/domain/base/textos/escrito'

/** A cell of a table: its text, or with what makes it stand out. */
export type CeldaDePapel = string | { readonly texto: string; readonly fuerte?: boolean; readonly tinte?: boolean }

/** A label over a value. */
export type Dato = readonly [etiqueta: string, valor: string]

/** One line of an account: what it is, how it came about, and the amount as it is to be read. */
export interface Monto {
  readonly concepto: string
  readonly nota?: string
  readonly monto: string
  /** A sum: in bold, on a tint. */
  readonly suma?: boolean
}

/** Who signs, on a line of their own. */
interface LineaDeFirma {
  readonly nombre: string
  readonly identidad: string
  readonly calidad: string
}

interface Tabla {
  readonly clase: 'tabla'
  readonly cabeceras: readonly string[]
  readonly filas: readonly (readonly CeldaDePapel[])[]
  /** How many of the last columns stand to the right. */
  readonly numericas: number
}

/** What a paper is made of. How each is drawn: marco/bloques.typ, a function for each class. */
export type Bloque =
  | { readonly clase: 'seccion'; readonly titulo: string; readonly aparte: boolean }
  | { readonly clase: 'parrafo' | 'nota' | 'ejemplo' | 'aviso'; readonly texto: string }
  | { readonly clase: 'datos'; readonly pares: readonly Dato[]; readonly columnas: number }
  | { readonly clase: 'montos'; readonly filas: readonly Monto[] }
  | Tabla
  | { readonly clase: 'lista'; readonly puntos: readonly string[] }
  | { readonly clase: 'pregunta'; readonly texto: string; readonly respuesta: string; readonly detalle: Tabla | null }
  | { readonly clase: 'firmas'; readonly firmantes: readonly LineaDeFirma[] }
  | { readonly clase: 'constancia'; readonly titulo: string; readonly lineas: readonly string[] }
  | { readonly clase: 'destacado'; readonly pares: readonly Dato[]; readonly qr: string; readonly alt: string }

/** A heading; `aparte`: on a page of its own. */
export const seccion = (titulo: string, { aparte = false } = {}): Bloque => ({ clase: 'seccion', titulo, aparte })

export const parrafo = (texto: string): Bloque => ({ clase: 'parrafo', texto })

/** Small print. */
export const nota = (texto: string): Bloque => ({ clase: 'nota', texto })

/** What nobody may overlook. */
export const aviso = (texto: string): Bloque => ({ clase: 'aviso', texto })

/** A passage whose legal wording is the insurer's to load, marked so that nobody takes it for the real one. */
export const textoDeEjemplo = (texto: string): Bloque => ({ clase: 'ejemplo', texto })

/** Says so while a text is our example. */
export const marcaDeEjemplo = ({ ejemplo }: Pick<Escrito, 'ejemplo'>): Bloque[] =>
  ejemplo ? [textoDeEjemplo('La isapre publica su propia redacción en lugar de esta.')] : []

/** A digest as people compare it: its first sixteen signs, in fours. */
export const enCuartos = (huella: string): string => huella.slice(0, 16).replaceAll(/(.{4})(?!$)/g, '$1 ')

/** The operator's words in the version that was read, marked while they are our example. */
export const redaccion = ({ parrafos, version, huella, ...texto }: Escrito): Bloque[] => [
  ...marcaDeEjemplo(texto),
  ...parrafos.map(parrafo),
  nota(`Versión ${version} del texto, huella ${enCuartos(huella)}.`),
]

/** Facts in columns, read from left to right. Absent values are passed as '-'. */
export const datos = (pares: readonly Dato[], columnas = 3): Bloque => ({ clase: 'datos', pares, columnas })

/** An account: amounts to the right, sums marked. It stays on one page. */
export const montos = (filas: readonly Monto[]): Bloque => ({
  clase: 'montos',
  filas: filas.map(({ concepto, nota = '', monto, suma = false }) => ({ concepto, nota, monto, suma })),
})

/** A plain table: heads above, rows below, the last `numericas` columns to the right. Heads repeat on each page. */
export const tabla = (cabeceras: readonly string[], filas: Tabla['filas'], numericas = 0): Tabla => ({
  clase: 'tabla',
  cabeceras,
  filas,
  numericas,
})

export const lista = (puntos: readonly string[]): Bloque => ({ clase: 'lista', puntos })

/** How a paper is or was signed without ink, where a place to sign would stand. */
export const constancia = (titulo: string, ...lineas: readonly string[]): Bloque => ({
  clase: 'constancia',
  titulo,
  lineas,
})

/** A place to sign for each. */
export const firmas = (...firmantes: readonly LineaDeFirma[]): Bloque => ({ clase: 'firmas', firmantes })
