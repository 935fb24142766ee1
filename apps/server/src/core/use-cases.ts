import { salidasUseCases } from './agenda/salidas/use-cases.ts'
import { borradorUseCases } from './base/borrador/use-cases.ts'
import { correosUseCases } from './base/correos/use-cases.ts'
import { referenciaUseCases } from './base/referencia/use-cases.ts'
import { contractualUseCases } from './contrato/contractual/use-cases.ts'
import { documentosUseCases } from './contrato/documentos/use-cases.ts'
import { cotizacionUseCases } from './cotizacion/cotizacion/use-cases.ts'
import { planesUseCases } from './cotizacion/planes/use-cases.ts'
import { prospectoUseCases } from './postulacion/prospecto/use-cases.ts'
import type { UseCase } from './use-case.ts'
import { accesoUseCases } from './use-cases-acceso.ts'
import { carteraUseCases } from './use-cases-cartera.ts'
import { dsUseCases } from './use-cases-declaracion.ts'
import { mesaUseCases } from './use-cases-mesa.ts'
import { postulacionUseCases } from './use-cases-postulacion.ts'

/** Every use case of the embedded core. The server refuses to start when this list and the contract differ. */
export const useCases: readonly UseCase[] = [
  ...accesoUseCases,
  ...referenciaUseCases,
  ...carteraUseCases,
  ...prospectoUseCases,
  ...postulacionUseCases,
  ...salidasUseCases,
  ...borradorUseCases,
  ...planesUseCases,
  ...cotizacionUseCases,
  ...dsUseCases,
  ...contractualUseCases,
  ...documentosUseCases,
  ...correosUseCases,
  ...mesaUseCases,
]
