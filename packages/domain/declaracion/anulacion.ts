import { DIA_MS } from '../base/fechas/duracion.ts'
import type { InstanteISO } from '../base/fechas/instante.ts'

/** Days that a rejected authentication may wait for another try (core rules, Prospect). */
const DIAS_DE_ESPERA = 7

const despues = (instante: InstanteISO, ms: number): InstanteISO => new Date(Date.parse(instante) + ms).toISOString()

/** Invitations whose authentication was rejected before this instant are annulled now (core rules, Prospect). */
export function anulaLoRechazadoAntesDe(ahora: InstanteISO): InstanteISO {
  return despues(ahora, -DIAS_DE_ESPERA * DIA_MS)
}

/** The instant at which the invitation of a rejection made at this one is annulled by itself. */
export function seAnulaEn(rechazado: InstanteISO): InstanteISO {
  return despues(rechazado, DIAS_DE_ESPERA * DIA_MS)
}
