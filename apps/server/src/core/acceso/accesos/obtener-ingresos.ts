import { obtenerIngresos } from '@alerce/contract/operations/acceso/accesos'
import { proximoFin } from '@alerce/domain/acceso/vigencia'
import { type SesionDeLista, sesionesHabidas } from '../../../sesiones/read-model-registro.ts'
import { cutPage, useCase } from '../../use-case.ts'

interface Termino {
  readonly termino: string | null
  readonly motivo: string | null
}

/**
 * End and reason of a session, null while it lives. An unused session is never closed: it ended by inactivity, change
 * of day, or with its link.
 */
export function terminoDeSesion(sesion: SesionDeLista, ahora: string): Termino {
  const { cerrada, motivo, ultimaActividad, expira, enlaceId } = sesion
  if (cerrada !== null) return { termino: cerrada, motivo }
  const { en, motivo: letra } = proximoFin({ inicio: sesion.inicio, ultimaActividad, horas: 0 }, ultimaActividad)
  if (expira < en && expira <= ahora) return { termino: expira, motivo: enlaceId === null ? 'N' : 'enlace' }
  return en <= ahora ? { termino: en, motivo: letra } : { termino: null, motivo: null }
}

/** Log of sessions, with origin and end. */
export const obtenerIngresosUseCase = useCase(obtenerIngresos, async ({ cursor, limite }, { tx, ahora }) => {
  const rows = await sesionesHabidas(tx, cursor ?? null, limite + 1)
  const { pagina, siguiente } = cutPage(rows, limite)
  return {
    ingresos: pagina.map((sesion) => ({
      ...sesion,
      sesionId: sesion.id,
      enlace: sesion.enlaceId !== null,
      ...terminoDeSesion(sesion, ahora),
    })),
    siguiente,
  }
})
