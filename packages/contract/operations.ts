import type { Operation } from './operation.ts'
import { administracionOperations } from './operations/acceso/administracion.ts'
import { accesoOperations } from './operations/acceso/operations.ts'
import { agendaOperations } from './operations/agenda/citas.ts'
import { borradorOperations } from './operations/base/borrador.ts'
import { notificacionesOperations } from './operations/base/notificaciones.ts'
import { referenciaOperations } from './operations/base/referencia.ts'
import { contractualOperations } from './operations/contrato/contractual.ts'
import { documentosOperations } from './operations/contrato/documentos.ts'
import { cotizacionOperations } from './operations/cotizacion/cotizacion.ts'
import { planesOperations } from './operations/cotizacion/planes.ts'
import { contraloriaOperations } from './operations/declaracion/contraloria.ts'
import { declaracionOperations } from './operations/declaracion/declaracion.ts'
import { mesaOperations } from './operations/mesa/operations.ts'
import { prospectoOperations } from './operations/postulacion/prospecto.ts'

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
