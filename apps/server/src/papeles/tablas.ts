import type { Content, TableCell } from '../platform/pdf.ts'
import { marca } from './marca.ts'

export const seccion = (titulo: string): Content => ({ text: titulo, style: 'seccion' })

/** A label over a value. */
export type Dato = readonly [etiqueta: string, valor: string]

/** Facts in columns, read from left to right. Absent values are passed as '-'. */
export function datos(pares: readonly Dato[], columnas = 3): Content {
  const celda = ([etiqueta, valor]: Dato): TableCell => ({
    stack: [{ text: etiqueta, style: 'nota' }, { text: valor }],
    margin: [0, 0, 6, 6],
  })
  const filas = Array.from({ length: Math.ceil(pares.length / columnas) }, (_, fila) =>
    Array.from({ length: columnas }, (_, columna) => {
      const par = pares[fila * columnas + columna]
      return par ? celda(par) : ''
    }),
  )
  return { table: { widths: Array(columnas).fill('*'), body: filas }, layout: 'noBorders' }
}

/** One line of an account: what it is, how it came about, and the amount as it is to be read. */
export interface Monto {
  readonly concepto: string
  readonly nota?: string
  readonly monto: string
  /** A sum: in bold, on a tint. */
  readonly suma?: boolean
}

/** An account: amounts to the right, sums marked. */
export function montos(filas: readonly Monto[]): Content {
  const cuerpo = filas.map(({ concepto, nota, monto, suma = false }): TableCell[] => {
    const fondo = suma ? { fillColor: marca.acentoClaro } : {}
    const texto = [{ text: concepto, bold: suma }, ...(nota ? [{ text: `   ${nota}`, style: 'nota' }] : [])]
    return [
      { text: texto, ...fondo },
      { text: monto, bold: suma, alignment: 'right', noWrap: true, ...fondo },
    ]
  })
  return { table: { widths: ['*', 'auto'], body: cuerpo }, layout: 'lineas' }
}

/** A plain table: heads above, rows below, the last `numericas` columns to the right. Heads repeat on each page. */
export function tabla(cabeceras: readonly string[], filas: readonly (readonly string[])[], numericas = 0): Content {
  const alinea = (columna: number) => (columna >= cabeceras.length - numericas ? 'right' : 'left')
  return {
    table: {
      headerRows: 1,
      widths: cabeceras.map((_, i) => (i === 0 ? '*' : 'auto')),
      body: [
        cabeceras.map((text, i): TableCell => ({ text, style: 'nota', alignment: alinea(i) })),
        ...filas.map((fila) => fila.map((text, i): TableCell => ({ text, alignment: alinea(i) }))),
      ],
    },
    layout: 'lineas',
  }
}
