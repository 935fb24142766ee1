import { agendaMessages as m } from '@alerce/contract/messages/agenda/citas'
import { restituirCita } from '@alerce/contract/operations/agenda/citas'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { seDeshaceDesde } from '@alerce/domain/base/un-dia-para-deshacer'
import { anotar } from '../../base/bitacora/anotar.ts'
import { buscarProspecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { avisarProspecto } from '../salidas/avisar-prospecto.ts'
import { editarCita, esDeQuienLlama } from './editar-cita.ts'
import { citaBorradaPorId, citaPorId } from './read-model.ts'
import { bloquearAgenda, restituirBorrada } from './repository.ts'
import { exigirActivo, exigirSitio } from './revisar-hora.ts'

/**
 * The undo of a deleted appointment, past or to come: the same row, with what came of it. Its hour may have been taken
 * meanwhile, and with whom became inactive nobody agrees on an hour to come.
 */
export const restituirCitaUseCase = useCase(restituirCita, async ({ citaId }, ctx) => {
  const { tx, ahora, actor } = ctx
  if (await citaPorId(tx, citaId)) {
    await editarCita(ctx, citaId)
    return 'ok' as const
  }
  const desde = seDeshaceDesde(ahora)
  const { asesorId } = (await citaBorradaPorId(tx, citaId, desde)) ?? refuse(m.eliminada)
  ensure(esDeQuienLlama(actor, asesorId), m.eliminada)
  await bloquearAgenda(tx, asesorId)
  const borrada = (await citaBorradaPorId(tx, citaId, desde)) ?? refuse(m.eliminada)
  if (borrada.inicio > ahora) exigirActivo((await buscarProspecto(tx, borrada.prospectoId)) ?? refuse(m.eliminada))
  await exigirSitio(ctx, borrada)
  await restituirBorrada(tx, citaId)
  await anotar(ctx, borrada.prospectoId, 'citaRestituida', fechaYHora(borrada.inicio))
  await avisarProspecto(ctx, null, await citaPorId(tx, citaId))
  return 'ok' as const
})
