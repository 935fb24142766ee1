import { borradorOperations } from './borrador.ts'
import { correosOperations } from './correos.ts'
import { deshacerOperations } from './deshacer.ts'
import { notificacionesOperations } from './notificaciones.ts'
import { referenciaOperations } from './referencia.ts'
import { textosOperations } from './textos.ts'

/** What every context stands on: public lists, drafts, notices, letters, the operator's texts. */
export const baseOperations = [
  ...referenciaOperations,
  ...borradorOperations,
  ...deshacerOperations,
  ...notificacionesOperations,
  ...correosOperations,
  ...textosOperations,
] as const
