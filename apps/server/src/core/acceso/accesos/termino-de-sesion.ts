import { proximoFin } from '@alerce/domain/acceso/vigencia'
import type { SesionDeLista } from '../../../sesiones/read-model-registro.ts'

interface Termino {
  readonly termino: string | null
  readonly motivo: string | null
}

/**
 * When and why a session ended, null while it lives. One that nobody used again was never closed: it ended all the
 * same, by inactivity, by the change of day, or with its link.
 */
export function terminoDeSesion(sesion: SesionDeLista, ahora: string): Termino {
  const { cerrada, motivo, ultimaActividad, expira, enlaceId } = sesion
  if (cerrada !== null) return { termino: cerrada, motivo }
  const { en, motivo: letra } = proximoFin({ inicio: sesion.inicio, ultimaActividad, horas: 0 }, ultimaActividad)
  if (expira < en && expira <= ahora) return { termino: expira, motivo: enlaceId === null ? 'N' : 'enlace' }
  return en <= ahora ? { termino: en, motivo: letra } : { termino: null, motivo: null }
}
