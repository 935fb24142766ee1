import type { Operation } from './operation.ts'
import { accesoOperations } from './operations/acceso/operations.ts'
import { administracionOperations } from './operations/administracion/operations.ts'
import { agendaOperations } from './operations/agenda.ts'
import { borradorOperations } from './operations/borrador.ts'
import { contractualOperations } from './operations/contractual.ts'
import { contraloriaOperations } from './operations/contraloria.ts'
import { cotizacionOperations } from './operations/cotizacion.ts'
import { declaracionOperations } from './operations/declaracion.ts'
import { documentosOperations } from './operations/documentos.ts'
import { mesaOperations } from './operations/mesa/operations.ts'
import { notificacionesOperations } from './operations/notificaciones.ts'
import { planesOperations } from './operations/planes.ts'
import { prospectoOperations } from './operations/prospecto.ts'
import { referenciaOperations } from './operations/referencia.ts'

/** Every declared call. The server's routes, the web's types and the OpenAPI document derive from this list. */
export const operations = [
  ...accesoOperations,
  ...referenciaOperations,
  ...prospectoOperations,
  ...agendaOperations,
  ...borradorOperations,
  ...cotizacionOperations,
  ...planesOperations,
  ...declaracionOperations,
  ...contraloriaOperations,
  ...mesaOperations,
  ...contractualOperations,
  ...documentosOperations,
  ...notificacionesOperations,
  ...administracionOperations,
] as const satisfies readonly Operation[]
