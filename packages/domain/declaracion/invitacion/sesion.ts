import { MINUTO_MS } from '../../base/fechas/duracion.ts'
import type { InstanteISO } from '../../base/fechas/instante.ts'

/** Minutes without a call after which an applicant proves again who they are; hours that no session outlives. */
const minutosSinActividadDelPostulante = 30
const horasDeSesionDelPostulante = 12

/** The last instant of a session that begins at one. */
export const expiraLaSesion = (creada: InstanteISO): InstanteISO =>
  new Date(Date.parse(creada) + horasDeSesionDelPostulante * 60 * MINUTO_MS).toISOString()

/** True while the session of an applicant goes on. */
export function sigueLaSesion(
  { ultimaActividad, expira }: { readonly ultimaActividad: InstanteISO; readonly expira: InstanteISO },
  ahora: InstanteISO,
): boolean {
  const quieta = Date.parse(ahora) - Date.parse(ultimaActividad)
  return ahora < expira && quieta < minutosSinActividadDelPostulante * MINUTO_MS
}
