import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { aFechaHora } from '@alerce/domain/base/fechas/instante'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { rejectVersion } from '../../version-antigua.ts'
import { type CitaGuardada, cambiosDeCita, citaPorId } from './read-model.ts'
import { lockAgenda } from './repository.ts'

/** Present state of the appointment, sent with a conflict so that the editor can compare both. */
const comoEsta = (cita: CitaGuardada) => ({
  cita: {
    fechaHoraInicio: aFechaHora(cita.inicio),
    fechaHoraTermino: aFechaHora(cita.termino),
    comentario: cita.comentario,
    estado: cita.estado,
    avisa: cita.avisa,
    permiteTope: cita.permiteTope,
    lugar: cita.lugar,
    traslado: cita.traslado,
    version: cita.version,
  },
})

/** True for the advisor of the calendar, or a bearer client. */
export const esDeQuienLlama = (actor: Context['actor'], asesorId: number): boolean =>
  actor.kind === 'cliente' || (actor.kind === 'persona' && !actor.enlace && actor.usuarioId === asesorId)

/**
 * Locks the calendar and reads an appointment: the acting advisor's, or any for a bearer client; for others it does not
 * exist. 412 when `version` is stale.
 */
export async function editCita({ tx, actor }: Context, id: number, version?: number) {
  const { asesorId } = (await citaPorId(tx, id)) ?? refuse(agendaMessages.eliminada)
  ensure(esDeQuienLlama(actor, asesorId), agendaMessages.eliminada)
  await lockAgenda(tx, asesorId)
  // Read again: it may have changed while the calendar lock was awaited
  const cita = (await citaPorId(tx, id)) ?? refuse(agendaMessages.eliminada)
  if (version !== undefined && version !== cita.version) {
    rejectVersion(actor, 'cita', await cambiosDeCita(tx, id, version), comoEsta(cita))
  }
  return cita
}
