import type { DetencionDeGestionar } from '@alerce/domain/cartera/gestionar'
import { emisionMessages } from '../contrato/emision.ts'
import type { MessageDefinition } from '../message.ts'
import { parejaMessages } from '../postulacion/pareja.ts'

/** What is said when Gestionar stops (spec 1 §4, steps 1 to 3). */
export const detencionesDeGestionar: Readonly<Record<DetencionDeGestionar, MessageDefinition>> = {
  funNoVigente: emisionMessages.funNoVigente,
  mandatoFaltante: emisionMessages.mandatoFaltante,
  parejaDetenida: parejaMessages.detenida,
  recibeEspera: parejaMessages.otorganteSinTerminar,
}
