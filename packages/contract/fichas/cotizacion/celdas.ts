import { type ClaseDeNumero, clasesDeNumero, leeNumero } from '@alerce/domain/base/dinero/escrito'
import { formatoNumero } from '@alerce/domain/base/dinero/formato'
import { leeFechaEscrita } from '@alerce/domain/base/fechas/escrita'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { normalizaCorreo, revisaCorreo } from '@alerce/domain/base/persona/correo'
import { formatoRut, normalizaRut } from '@alerce/domain/base/persona/rut'
import { textoLimpio } from '@alerce/domain/base/texto/limpio'
import type { FilaDeTabla } from '@alerce/domain/cotizacion/catalogo/comparar'

/** Reading, display and storage of the cells of a column. */
export interface Celda {
  /** Accepted values, as the refusal says them: 'un día como 31-12-2026'. */
  readonly dice: string
  /** Reads a cell into its stored text; null when it cannot be read. */
  lee(texto: string): string | null
  /** Writes a stored value as files and people do. */
  muestra(valor: string): string
}

/** Lists whose codes a cell may name: a row with an unknown code is refused. */
export type ListaReferida = 'region' | 'comuna' | 'colectivo' | 'prestador' | 'plan' | 'beneficio' | 'beneficioEspecial'

export interface ColumnaDeTabla {
  /** Name in the head of a file. */
  readonly nombre: string
  /** Other accepted names. */
  readonly tambien?: readonly string[]
  readonly celda: Celda
  /** The cell may be empty, and the column missing. */
  readonly opcional?: true
  readonly referencia?: ListaReferida
  /** Amount, with the limit that marks it as far from the former one. */
  readonly monto?: 'uf' | 'precio'
  /** Explanation, where the name is not enough. */
  readonly dice?: string
}

/** Fault of a row beyond its cells, at a field. */
export interface ProblemaDeFila {
  readonly campo: string
  readonly mensaje: string
}

/** Table that the core reads and an operator loads: header, reading, dry run, page and docs follow from it. */
export interface TablaDeCatalogo {
  readonly titulo: string
  /** Content of the table, in one line. */
  readonly dice: string
  /** True: a file is the whole table from a day on. False: it adds, corrects, and removes the rows marked for it. */
  readonly completa: boolean
  /** Rows with the same value of this column load together: a file with one of them must have them all. */
  readonly juntasPor?: string
  /** Rows are persons: the outcome of each row of a load is not kept. */
  readonly personas?: true
  readonly clave: readonly string[]
  readonly columnas: Readonly<Record<string, ColumnaDeTabla>>
  /** Faults of a row whose cells are right, on a day (ISO). */
  readonly revisa?: (fila: FilaDeTabla, hoy: string) => readonly ProblemaDeFila[]
  /** Faults between rows of one file, by their place in it. */
  readonly juntas?: (filas: readonly FilaDeTabla[]) => ReadonlyMap<number, ProblemaDeFila>
  /** Stored form of a row, where it depends on other cells. */
  readonly guarda?: (fila: FilaDeTabla) => FilaDeTabla
}

const tal = (valor: string): string => valor

interface Rango {
  readonly dice: string
  readonly minimo: number
  readonly maximo: number
}

const numero = (clase: ClaseDeNumero, { dice, minimo, maximo }: Rango): Celda => ({
  dice,
  lee(texto) {
    const { valor } = leeNumero(texto, clase)
    return valor !== null && valor >= minimo && valor <= maximo ? String(valor) : null
  },
  muestra: (valor) => formatoNumero(Number(valor), clasesDeNumero[clase].fijos),
})

const MUCHO = 2_147_483_647

/** Whole number that identifies a row: written without points. */
export const codigo: Celda = {
  dice: 'un código: un número entero desde 1',
  lee: (texto) => {
    const leido = /^\d{1,10}$/.test(texto.trim()) ? Number(texto) : 0
    return leido >= 1 && leido <= MUCHO ? String(leido) : null
  },
  muestra: tal,
}

export const uf = numero('uf', { dice: 'UF con hasta tres decimales, como 2,340', minimo: 0, maximo: 999 })
export const valorUF = numero('valorUF', { dice: 'pesos por UF, como 41.098,15', minimo: 1, maximo: 9_999_999 })
export const factor = numero('factor', { dice: 'un factor, como 1,3', minimo: 0, maximo: 99 })
export const porcentaje = numero('porcentaje', { dice: 'un porcentaje entero, de 0 a 100', minimo: 0, maximo: 100 })
/** Share of the price of a month that a contract brings: it may be more than the whole. */
export const comision = numero('factor', {
  dice: 'un porcentaje con hasta dos decimales, como 62,5',
  minimo: 0,
  maximo: 500,
})
export const anios = numero('entero', { dice: 'una edad en años enteros', minimo: 0, maximo: 130 })

export const lugar = numero('entero', { dice: 'un número entero, de 0 a 999', minimo: 0, maximo: 999 })

export const dia: Celda = {
  dice: 'un día, como 31-12-2026 o 31-dic-2026',
  // Two-digit years are refused, so the reading does not depend on the day of the load.
  lee: (texto) => leeFechaEscrita(texto, ''),
  muestra: aDDMMYYYY,
}

const afirma = new Set(['si', 'sí', 's', 'x', '1', 'true'])
const niega = new Set(['no', 'n', '0', 'false', ''])

export const siNo: Celda = {
  dice: 'sí o no',
  lee: (texto) => {
    const escrito = texto.trim().toLowerCase()
    if (afirma.has(escrito)) return 'true'
    return niega.has(escrito) ? 'false' : null
  },
  muestra: (valor) => (valor === 'true' ? 'sí' : 'no'),
}

/** A text of one line of at most so many characters. */
export const texto = (largo: number): Celda => ({
  dice: `un texto de hasta ${largo} caracteres`,
  lee: (escrito) => {
    // Removes the quote that our exports put before a formula sign.
    const limpio = textoLimpio(escrito)
      .trim()
      .replace(/^'(?=[=+@])/, '')
    return limpio.length > 0 && limpio.length <= largo ? limpio : null
  },
  muestra: tal,
})

/** A code of the ICD-10, with or without its point. */
export const cie10: Celda = {
  dice: 'un código CIE-10 como J45 o J45.0',
  lee: (escrito) => {
    const [, categoria, resto] = /^([A-Z]\d\d)\.?([0-9A-Z]{0,3})$/.exec(escrito.trim().toUpperCase()) ?? []
    if (categoria === undefined) return null
    return resto ? `${categoria}.${resto}` : categoria
  },
  muestra: tal,
}

/** Short name in letters and figures, in capitals. */
export const sigla: Celda = {
  dice: 'letras, cifras y guiones, hasta 20',
  lee: (escrito) => {
    const limpio = escrito.trim().toUpperCase()
    return /^[A-Z0-9][A-Z0-9-]{0,19}$/.test(limpio) ? limpio : null
  },
  muestra: tal,
}

/** Several codes of one list: '5|13'. */
export const codigos: Celda = {
  dice: 'códigos separados por una barra, como 5|13',
  lee: (escrito) => {
    const leidos = escrito.split('|').map((uno) => codigo.lee(uno))
    if (leidos.some((uno) => uno === null)) return null
    return [...new Set(leidos.map(Number))].sort((a, b) => a - b).join('|')
  },
  muestra: tal,
}

export const rut: Celda = { dice: 'un RUT, como 76086428-5', lee: normalizaRut, muestra: formatoRut }

export const correo: Celda = {
  dice: 'un correo electrónico',
  lee: (escrito) => (revisaCorreo(escrito) === null ? normalizaCorreo(escrito) : null),
  muestra: tal,
}

/** One letter of a fixed list. */
export const unaDe = (...letras: readonly string[]): Celda => ({
  dice: `una letra: ${letras.join(', ')}`,
  lee: (escrito) => letras.find((letra) => letra === escrito.trim().toUpperCase()) ?? null,
  muestra: tal,
})
