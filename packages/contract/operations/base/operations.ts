import { borradorOperations } from './borrador.ts'
import { correosOperations } from './correos.ts'
import { notificacionesOperations } from './notificaciones.ts'
import { referenciaOperations } from './referencia.ts'

/** What every context stands on: public lists, drafts, notices, letters. */
export const baseOperations = [
  ...referenciaOperations,
  ...borradorOperations,
  ...notificacionesOperations,
  ...correosOperations,
] as const
