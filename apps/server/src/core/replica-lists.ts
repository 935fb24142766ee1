import type { OperationMap } from '@alerce/contract/operation-map'

/**
 * Lists, statistics and exports that a replica may serve: reads over many records, whose screens are told of changes.
 * Never health data: its log is written with the read. Reads of one record stay on the primary, beside their edits.
 */
export const replicaLists = [
  // Portfolio and team
  'obtenerProspectos',
  'descargarProspectos',
  'buscarProspectos',
  'obtenerMiDia',
  'obtenerAsuntosDelDia',
  'obtenerEstadisticasSuscripciones',
  'obtenerFilasEstadistica',
  'obtenerCarteras',
  'obtenerCasosDeCartera',
  'obtenerTraspasos',
  'obtenerCitas',
  'descargarAgenda',
  // Desks
  'obtenerPendientesMesa',
  'buscarCasosMesa',
  'obtenerIrregularidades',
  'obtenerFunBajas',
  'obtenerRechazos',
  'obtenerDevoluciones',
  'obtenerPrimerosPagos',
  'obtenerFirmas',
  'obtenerMandatos',
  'obtenerTiemposContraloria',
  // Administration
  'obtenerCorreos',
  'obtenerIngresos',
  'obtenerAccesosSalud',
  'descargarAccesosSalud',
  'obtenerEventosSeguridad',
  'descargarEventosSeguridad',
  'descargarUsuarios',
] as const satisfies readonly (keyof OperationMap)[]

const names: ReadonlySet<string> = new Set(replicaLists)

export const isReplicaList = (operation: string): boolean => names.has(operation)
