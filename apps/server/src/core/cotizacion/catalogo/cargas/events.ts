import type { NombreDeTabla } from '@alerce/contract/fichas/cotizacion/tablas'
import type { FilaCotejada } from '@alerce/domain/cotizacion/catalogo/comparar'
import { event } from '../../../event.ts'

/** A file was applied to a table: who reads it elsewhere puts its own right. Only the rows that it changed. */
export const tablaCargada = event<{ readonly tabla: NombreDeTabla; readonly filas: readonly FilaCotejada[] }>(
  'tabla-cargada',
)
