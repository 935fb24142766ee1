import type { InstanteISO } from '../base/fechas/instante.ts'

const HORA_MS = 3_600_000
const DIA_MS = 24 * HORA_MS
/** Days that a rejected authentication may wait for another try (core rules, Prospect). */
const DIAS_DE_ESPERA = 7
/** Hours for which the annulment can be undone. */
const HORAS_PARA_DESHACER = 24

const despues = (instante: InstanteISO, ms: number): InstanteISO => new Date(Date.parse(instante) + ms).toISOString()

/** Invitations whose authentication was rejected before this instant are annulled now (core rules, Prospect). */
export function anulaLoRechazadoAntesDe(ahora: InstanteISO): InstanteISO {
  return despues(ahora, -DIAS_DE_ESPERA * DIA_MS)
}

/** The instant at which the invitation of a rejection made at this one is annulled by itself. */
export function seAnulaEn(rechazado: InstanteISO): InstanteISO {
  return despues(rechazado, DIAS_DE_ESPERA * DIA_MS)
}

/** The annulments made after this instant can still be undone now. */
export function deshaceLoAnuladoDesde(ahora: InstanteISO): InstanteISO {
  return despues(ahora, -HORAS_PARA_DESHACER * HORA_MS)
}

/** The instant from which an annulment can no longer be undone. */
export function reversibleHasta(anulado: InstanteISO): InstanteISO {
  return despues(anulado, HORAS_PARA_DESHACER * HORA_MS)
}
