import { textoDeBusqueda } from '../base/persona/nombre.ts'
import { tiposElegibles } from '../postulacion/tipos.ts'

/** Most rows of one file (ours). */
export const MAXIMO_FILAS = 20_000
/** Largest file, in bytes (ours). */
export const MAXIMO_PLANILLA = 4 * 1024 * 1024
/** For how long an import can be taken back (goal 18). */
export const HORAS_PARA_DESHACER = 24

/** A text as the head of a file is compared: without regard to case, accents and signs. */
export const llaveDeTexto = (texto: string): string =>
  textoDeBusqueda(texto)
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim()

const tipos = new Map(
  tiposElegibles().flatMap(({ codigo, descripcion }) =>
    [codigo, descripcion].map((n) => [llaveDeTexto(n), codigo] as const),
  ),
)

/** A type of prospect as a cell tells it, by its code or its name; what is neither comes back in capitals. */
export const leerTipo = (celda: string): string => tipos.get(llaveDeTexto(celda)) ?? celda.toUpperCase()

/** A phone as a cell tells it: digits, with the + of its prefix. */
export const leerCelular = (celda: string): string => celda.replaceAll(/[^\d+]/g, '')

/** What becomes of a row: it would be, was, or was not, a prospect. */
export type Situacion = 'nueva' | 'error' | 'repetida' | 'ingresada' | 'retirada' | 'conservada'
