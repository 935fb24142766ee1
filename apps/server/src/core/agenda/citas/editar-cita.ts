import { agendaMessages } from '@alerce/contract/messages/agenda/citas'
import { aFechaHora } from '@alerce/domain/base/fechas/instante'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { rechazarVersion } from '../../version-antigua.ts'
import { type CitaGuardada, cambiosDeCita, citaPorId } from './read-model.ts'
import { bloquearAgenda } from './repository.ts'

/** What it is now: whoever was editing decides with both in sight. */
const comoEsta = (cita: CitaGuardada) => ({
  cita: {
    fechaHoraInicio: aFechaHora(cita.inicio),
    fechaHoraTermino: aFechaHora(cita.termino),
    comentario: cita.comentario,
    estado: cita.estado,
    avisa: cita.avisa,
    permiteTope: cita.permiteTope,
    version: cita.version,
  },
})

/** Whose calendar it is acts on it, or a bearer client. */
export const esDeQuienLlama = (actor: Context['actor'], asesorId: number): boolean =>
  actor.kind === 'cliente' || (actor.kind === 'persona' && !actor.enlace && actor.usuarioId === asesorId)

/**
 * An appointment for changing, its calendar locked: of the acting advisor, or any for a bearer client; for all others
 * it does not exist. 412 when `version` is stale.
 */
export async function editarCita({ tx, actor }: Context, id: number, version?: number) {
  const { asesorId } = (await citaPorId(tx, id)) ?? refuse(agendaMessages.eliminada)
  ensure(esDeQuienLlama(actor, asesorId), agendaMessages.eliminada)
  await bloquearAgenda(tx, asesorId)
  // read again: it may have been changed or deleted while its calendar was waited for
  const cita = (await citaPorId(tx, id)) ?? refuse(agendaMessages.eliminada)
  if (version !== undefined && version !== cita.version) {
    rechazarVersion(actor, 'cita', await cambiosDeCita(tx, id, version), comoEsta(cita))
  }
  return cita
}
