import type { Escrito } from '@alerce/domain/base/textos/escrito'

/** Cell of a table: its text, with emphasis or tint where needed. */
export type CeldaDePapel = string | { readonly texto: string; readonly fuerte?: boolean; readonly tinte?: boolean }

/** Label over a value. */
export type Dato = readonly [etiqueta: string, valor: string]

/** Line of an account: concept, explanation, and amount in words. */
export interface Monto {
  readonly concepto: string
  readonly nota?: string
  readonly monto: string
  /** Sum: bold, with a tint. */
  readonly suma?: boolean
}

/** Signer, on a line of their own. */
interface LineaDeFirma {
  readonly nombre: string
  readonly identidad: string
  readonly calidad: string
}

interface Tabla {
  readonly clase: 'tabla'
  readonly cabeceras: readonly string[]
  readonly filas: readonly (readonly CeldaDePapel[])[]
  /** Number of columns aligned to the right, counted from the last. */
  readonly numericas: number
}

/** Blocks of a paper. marco/bloques.typ has a drawing function for each class. */
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

/** Heading; `aparte`: on a new page. */
export const seccion = (titulo: string, { aparte = false } = {}): Bloque => ({ clase: 'seccion', titulo, aparte })

export const parrafo = (texto: string): Bloque => ({ clase: 'parrafo', texto })

/** Small print. */
export const nota = (texto: string): Bloque => ({ clase: 'nota', texto })

/** Text that must stand out. */
export const aviso = (texto: string): Bloque => ({ clase: 'aviso', texto })

/** Passage whose legal wording the insurer loads, marked so that nobody takes it for the real one. */
export const textoDeEjemplo = (texto: string): Bloque => ({ clase: 'ejemplo', texto })

/** Mark of a text that is still our example. */
export const marcaDeEjemplo = ({ ejemplo }: Pick<Escrito, 'ejemplo'>): Bloque[] =>
  ejemplo ? [textoDeEjemplo('La isapre publica su propia redacción en lugar de esta.')] : []

/** Digest for comparison by eye: its first sixteen signs, in fours. */
export const enCuartos = (huella: string): string => huella.slice(0, 16).replaceAll(/(.{4})(?!$)/g, '$1 ')

/** Operator's text in the version that was read, marked while it is our example. */
export const redaccion = ({ parrafos, version, huella, ...texto }: Escrito): Bloque[] => [
  ...marcaDeEjemplo(texto),
  ...parrafos.map(parrafo),
  nota(`Versión ${version} del texto, huella ${enCuartos(huella)}.`),
]

/** Facts in columns, read from left to right. Absent values are passed as '-'. */
export const datos = (pares: readonly Dato[], columnas = 3): Bloque => ({ clase: 'datos', pares, columnas })

/** Account: amounts to the right, sums marked. It stays on one page. */
export const montos = (filas: readonly Monto[]): Bloque => ({
  clase: 'montos',
  filas: filas.map(({ concepto, nota = '', monto, suma = false }) => ({ concepto, nota, monto, suma })),
})

/** Plain table: heads above, rows below, the last `numericas` columns to the right. Heads repeat on each page. */
export const tabla = (cabeceras: readonly string[], filas: Tabla['filas'], numericas = 0): Tabla => ({
  clase: 'tabla',
  cabeceras,
  filas,
  numericas,
})

export const lista = (puntos: readonly string[]): Bloque => ({ clase: 'lista', puntos })

/** Record of an electronic signature, in place of a line to sign. */
export const constancia = (titulo: string, ...lineas: readonly string[]): Bloque => ({
  clase: 'constancia',
  titulo,
  lineas,
})

/** Line to sign for each signer. */
export const firmas = (...firmantes: readonly LineaDeFirma[]): Bloque => ({ clase: 'firmas', firmantes })
