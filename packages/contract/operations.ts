import { complete } from './complete.ts'
import { accesoOperations } from './operations/acceso/operations.ts'
import { agendaOperations } from './operations/agenda/operations.ts'
import { baseOperations } from './operations/base/operations.ts'
import { carteraOperations } from './operations/cartera/operations.ts'
import { contratoOperations } from './operations/contrato/operations.ts'
import { cotizacionOperations } from './operations/cotizacion/operations.ts'
import { declaracionOperations } from './operations/declaracion/operations.ts'
import { mesaOperations } from './operations/mesa/operations.ts'
import { postulacionOperations } from './operations/postulacion/operations.ts'

/** Every declared call. The server's routes, the web's types and the OpenAPI document derive from this list. */
export const operations = complete([
  ...baseOperations,
  ...accesoOperations,
  ...postulacionOperations,
  ...cotizacionOperations,
  ...declaracionOperations,
  ...mesaOperations,
  ...contratoOperations,
  ...agendaOperations,
  ...carteraOperations,
])
