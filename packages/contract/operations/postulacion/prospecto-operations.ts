import { actualizacionOperations } from '../contrato/actualizacion.ts'
import { beneficiariosOperations } from './beneficiarios.ts'
import { parejaOperations } from './pareja.ts'

/** Who hangs on a prospect, and its update. */
export const grupoOperations = [...beneficiariosOperations, ...parejaOperations, ...actualizacionOperations] as const
