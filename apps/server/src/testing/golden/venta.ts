import type { EtapaDS } from '@alerce/domain/declaracion/etapas'

/** How far a sale has come: its declaration's stage; then finished, then with its contractual data. */
export type Avance =
  | Extract<EtapaDS, 'inicioManual' | 'preguntas' | 'resumenAntecedentes' | 'resumenDeclaracion' | 'resultado'>
  | 'finalizada'
  | 'contratada'

export interface Venta {
  readonly prospectoId: number
  readonly identificador: number
  readonly rut: string
}
