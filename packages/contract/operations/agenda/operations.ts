import { citasOperations } from './citas.ts'
import { feriadosOperations } from './feriados.ts'
import { salidasOperations } from './salidas.ts'

/** Appointments, and where else they can be read. */
export const agendaOperations = [...citasOperations, ...feriadosOperations, ...salidasOperations] as const
