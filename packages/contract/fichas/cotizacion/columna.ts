import type { FilaDeTabla } from '@alerce/domain/cotizacion/catalogo/comparar'
import type { Celda } from './celdas.ts'

/** The lists whose codes a cell may name: a row that names none of them is refused. */
export type ListaReferida = 'region' | 'comuna' | 'colectivo' | 'prestador' | 'plan' | 'beneficio' | 'beneficioEspecial'

export interface ColumnaDeTabla {
  /** As the head of a file calls it. */
  readonly nombre: string
  /** How others call it. */
  readonly tambien?: readonly string[]
  readonly celda: Celda
  /** The cell may be empty, and the column missing. */
  readonly opcional?: true
  readonly referencia?: ListaReferida
  /** An amount, and which limit tells that it is far from the one before. */
  readonly monto?: 'uf' | 'precio'
  /** What is not plain from its name. */
  readonly dice?: string
}

/** What is wrong with a row beyond its cells, at a field. */
export interface ProblemaDeFila {
  readonly campo: string
  readonly mensaje: string
}

/** A table that the core reads and an operator loads: header, reading, dry run, page and docs follow from it. */
export interface TablaDeCatalogo {
  readonly titulo: string
  /** What it holds, in one line. */
  readonly dice: string
  /** A file is the whole table as from a day; else it adds to it, corrects it, and takes away what it says. */
  readonly completa: boolean
  /** Rows with the same value here are loaded together: a file that has one of them has them all. */
  readonly juntasPor?: string
  /** Its rows are persons: what a load did with each is not kept. */
  readonly personas?: true
  readonly clave: readonly string[]
  readonly columnas: Readonly<Record<string, ColumnaDeTabla>>
  /** What is wrong with a row whose cells are right, on a day (ISO). */
  readonly revisa?: (fila: FilaDeTabla, hoy: string) => readonly ProblemaDeFila[]
  /** What is wrong with rows that stand together, by their place in the file. */
  readonly juntas?: (filas: readonly FilaDeTabla[]) => ReadonlyMap<number, ProblemaDeFila>
  /** A row as it is kept, where that hangs on its other cells. */
  readonly guarda?: (fila: FilaDeTabla) => FilaDeTabla
}
