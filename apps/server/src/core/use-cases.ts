import { agendaUseCases } from './agenda/use-cases.ts'
import { borradorUseCases } from './borrador/use-cases.ts'
import { carteraUseCases } from './cartera/use-cases.ts'
import { contractualUseCases } from './contractual/use-cases.ts'
import { correosUseCases } from './correos/use-cases.ts'
import { cotizacionUseCases } from './cotizacion/use-cases.ts'
import { documentosUseCases } from './documentos/use-cases.ts'
import { estadisticasUseCases } from './estadisticas/use-cases.ts'
import { planesUseCases } from './planes/use-cases.ts'
import { prospectoUseCases } from './prospecto/use-cases.ts'
import { referenciaUseCases } from './referencia/use-cases.ts'
import type { UseCase } from './use-case.ts'
import { accesoUseCases } from './use-cases-acceso.ts'
import { dsUseCases } from './use-cases-declaracion.ts'

/** Every use case of the embedded core. The server refuses to start when this list and the contract differ. */
export const useCases: readonly UseCase[] = [
  ...accesoUseCases,
  ...referenciaUseCases,
  ...carteraUseCases,
  ...estadisticasUseCases,
  ...prospectoUseCases,
  ...agendaUseCases,
  ...borradorUseCases,
  ...planesUseCases,
  ...cotizacionUseCases,
  ...dsUseCases,
  ...contractualUseCases,
  ...documentosUseCases,
  ...correosUseCases,
]
