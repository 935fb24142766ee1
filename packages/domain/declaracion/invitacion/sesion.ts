import { MINUTO_MS } from '../../base/fechas/duracion.ts'
import type { InstanteISO } from '../../base/fechas/instante.ts'

/** Session limits of an applicant: minutes without a call before a new identification, and hours in all. */
const minutosSinActividadDelPostulante = 30
const horasDeSesionDelPostulante = 12

/** Expiry of a session that begins at an instant. */
export const expiraLaSesion = (creada: InstanteISO): InstanteISO =>
  new Date(Date.parse(creada) + horasDeSesionDelPostulante * 60 * MINUTO_MS).toISOString()

/** True while the session of an applicant is valid. */
export function sigueLaSesion(
  { ultimaActividad, expira }: { readonly ultimaActividad: InstanteISO; readonly expira: InstanteISO },
  ahora: InstanteISO,
): boolean {
  const quieta = Date.parse(ahora) - Date.parse(ultimaActividad)
  return ahora < expira && quieta < minutosSinActividadDelPostulante * MINUTO_MS
}
