import type { NombreDeTabla } from '@alerce/contract/fichas/cotizacion/tablas'
import type { Database } from '../../../../platform/db/tables/database.ts'

/** Tables loaded row by row, with their database table; columns have the names of the file. */
export const sumas = {
  uf: 'uf',
  ges: 'primaGes',
  factores: 'factorTramo',
  topes: 'topeImponible',
  parametros: 'parametro',
  prestadores: 'prestador',
  comisiones: 'comision',
  titulares: 'titularVigente',
  cargas: 'cargaVigente',
  bajas: 'funBaja',
  direcciones: 'direccionEmpleador',
  documentos: 'documentoPedido',
  afps: 'afp',
  instituciones: 'isapre',
  diagnosticos: 'diagnostico',
  feriados: 'feriado',
} as const satisfies Partial<Record<NombreDeTabla, keyof Database>>

export type TablaQueSuma = keyof typeof sumas
export type TablaCompleta = Exclude<NombreDeTabla, TablaQueSuma>

export const esSuma = (nombre: NombreDeTabla): nombre is TablaQueSuma => nombre in sumas
