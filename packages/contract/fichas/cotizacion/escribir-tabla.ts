import { escribeParametro } from '@alerce/domain/base/parametros'
import { escribeCsv } from '@alerce/domain/base/texto/csv'
import type { FilaDeTabla } from '@alerce/domain/cotizacion/catalogo/comparar'
import type { TablaDeCatalogo } from './columna.ts'

/** A cell of a row as a person reads it; '' where there is none. */
export function muestraCelda(tabla: TablaDeCatalogo, fila: FilaDeTabla, campo: string): string {
  const valor = fila[campo] ?? ''
  if (valor === '') return ''
  // of a parameter the base keeps JSON
  if (tabla.guarda && campo === 'valor') return escribeParametro(JSON.parse(valor))
  return tabla.columnas[campo]?.celda.muestra(valor) ?? valor
}

/** A table as a file that loads it again; without rows, its head alone. */
export function escribirTabla(tabla: TablaDeCatalogo, filas: readonly FilaDeTabla[]): string {
  const campos = Object.keys(tabla.columnas)
  const cabecera = campos.map((campo) => tabla.columnas[campo]?.nombre ?? campo)
  return escribeCsv(
    cabecera,
    filas.map((fila) => campos.map((campo) => muestraCelda(tabla, fila, campo))),
  )
}
