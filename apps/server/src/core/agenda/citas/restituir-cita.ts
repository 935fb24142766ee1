import { agendaMessages as m } from '@alerce/contract/messages/agenda/citas'
import { restituirCita } from '@alerce/contract/operations/agenda/citas'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { seDeshaceDesde } from '@alerce/domain/base/un-dia-para-deshacer'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { notifyProspecto } from '../salidas/notify-prospecto.ts'
import { ensureCitable, ensureSitio } from './check-hora.ts'
import { editCita, esDeQuienLlama } from './edit-cita.ts'
import { citaBorradaPorId, citaPorId } from './read-model.ts'
import { lockAgenda, reinstateBorrada } from './repository.ts'
import { tellCambio } from './tell-cambio.ts'

/**
 * The undo of a deleted appointment, past or to come: the same row, with what came of it. Its hour may have been taken
 * meanwhile, and with whom became inactive nobody agrees on an hour to come.
 */
export const restituirCitaUseCase = useCase(restituirCita, async ({ citaId }, ctx) => {
  const { tx, ahora, actor } = ctx
  if (await citaPorId(tx, citaId)) {
    await editCita(ctx, citaId)
    return 'ok' as const
  }
  const desde = seDeshaceDesde(ahora)
  const { asesorId } = (await citaBorradaPorId(tx, citaId, desde)) ?? refuse(m.eliminada)
  ensure(esDeQuienLlama(actor, asesorId), m.eliminada)
  await lockAgenda(tx, asesorId)
  const borrada = (await citaBorradaPorId(tx, citaId, desde)) ?? refuse(m.eliminada)
  const { prospectoId } = borrada
  if (borrada.inicio > ahora && prospectoId !== null)
    ensureCitable((await findProspecto(tx, prospectoId)) ?? refuse(m.eliminada))
  await ensureSitio(ctx, borrada)
  await reinstateBorrada(tx, citaId)
  await tellCambio(ctx, borrada, 'citaRestituida', fechaYHora(borrada.inicio))
  await notifyProspecto(ctx, null, await citaPorId(tx, citaId))
  return 'ok' as const
})
