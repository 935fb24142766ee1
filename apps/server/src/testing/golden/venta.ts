import type { EtapaDS } from '@alerce/domain/declaracion/etapas'

/** Progress of a sale: a stage of its declaration; then finished, then with contractual data. */
export type Avance =
  | Extract<EtapaDS, 'inicioManual' | 'preguntas' | 'resumenAntecedentes' | 'resumenDeclaracion' | 'resultado'>
  | 'finalizada'
  | 'contratada'

export interface Venta {
  readonly prospectoId: number
  readonly identificador: number
  readonly rut: string
}
