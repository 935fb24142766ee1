import type { Input } from '@alerce/contract/operation'
import type { agendarCita } from '@alerce/contract/operations/agenda/citas'
import { estaMovida } from '@alerce/domain/agenda/cita'
import { MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import type { Cita } from './repository.ts'

export type CitaInput = Input<typeof agendarCita>

/** What is asked for; what is not said stays as it was. */
export function citaDe(input: CitaInput, asesorId: number, antes: Cita | null): Cita {
  const inicio = input.fechaHoraInicio
  const termino = new Date(Date.parse(inicio) + input.duracionMinutos * MINUTO_MS).toISOString()
  const movida = estaMovida({ antes, inicio, termino })
  return {
    asesorId,
    prospectoId: input.prospectoId,
    inicio,
    termino,
    comentario: input.comentario ?? '',
    estado: input.estado === undefined && antes && !movida ? antes.estado : (input.estado ?? null),
    // what was booked over another stays so while it is not moved
    permiteTope: input.permiteTope === true || (antes !== null && !movida && antes.permiteTope),
    avisa: input.avisar ?? antes?.avisa ?? false,
  }
}
