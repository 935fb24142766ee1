import type { DetencionDeGestionar } from '@alerce/domain/cartera/gestionar'
import type { MessageDefinition } from '../message.ts'
import { carteraMessages } from './lista.ts'

/** What is said when Gestionar stops (spec 1 §4, steps 1 to 3). */
export const detencionesDeGestionar: Readonly<Record<DetencionDeGestionar, MessageDefinition>> = {
  funNoVigente: carteraMessages.funNoVigente,
  mandatoFaltante: carteraMessages.mandatoFaltante,
  recibeEspera: carteraMessages.otorganteSinTerminar,
}
