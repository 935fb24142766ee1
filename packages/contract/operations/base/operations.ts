import { borradorOperations } from './borrador.ts'
import { correosOperations } from './correos.ts'
import { notificacionesOperations } from './notificaciones.ts'
import { referenciaOperations } from './referencia.ts'
import { textosOperations } from './textos.ts'

/** What every context stands on: public lists, drafts, notices, letters, the operator's texts. */
export const baseOperations = [
  ...referenciaOperations,
  ...borradorOperations,
  ...notificacionesOperations,
  ...correosOperations,
  ...textosOperations,
] as const
