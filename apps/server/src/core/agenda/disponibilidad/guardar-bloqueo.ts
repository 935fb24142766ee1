import { bloqueoMessages as m } from '@alerce/contract/messages/agenda/disponibilidad'
import type { Input } from '@alerce/contract/operation'
import { guardarBloqueo } from '@alerce/contract/operations/agenda/disponibilidad'
import type { Bloqueo } from '@alerce/domain/agenda/bloqueo'
import { bloqueadoEntre, chocan } from '@alerce/domain/agenda/horas-libres'
import { finDelDia, inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { siguienteId } from '../../../platform/db/next-id.ts'
import { persona } from '../../actor.ts'
import { ensure } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { ocupadoEntre } from '../citas/read-model.ts'
import { editBloqueo, ensureOtro } from './edit-bloqueo.ts'
import { insertBloqueo, updateBloqueo } from './repository.ts'

/** Block without the fields that its kind has not. */
function bloqueoDe({ clase, desde, hasta, horaInicio, horaTermino }: Input<typeof guardarBloqueo>): Bloqueo {
  const conHoras = clase !== 'ausencia'
  return {
    clase,
    desde,
    hasta: clase === 'horas' ? desde : hasta,
    horaInicio: conHoras ? horaInicio : null,
    horaTermino: conHoras ? horaTermino : null,
  }
}

/** Appointments to come that lie in the block: they stay, and the advisor is told. */
async function citasEn({ tx, ahora }: Context, asesorId: number, bloqueo: Bloqueo): Promise<number> {
  const inicio = inicioDelDia(bloqueo.desde)
  const lapso = { inicio: inicio > ahora ? inicio : ahora, termino: finDelDia(bloqueo.hasta) }
  const citas = lapso.inicio < lapso.termino ? await ocupadoEntre(tx, asesorId, lapso, null) : []
  const bloqueado = bloqueadoEntre([bloqueo], bloqueo.desde, bloqueo.hasta)
  return citas.filter((cita) => bloqueado.some((tramo) => chocan(tramo, cita))).length
}

export const guardarBloqueoUseCase = useCase(guardarBloqueo, async (input, ctx) => {
  const asesorId = persona(ctx).usuarioId
  const bloqueo = bloqueoDe(input)
  const antes = input.bloqueoId ? await editBloqueo(ctx, input.bloqueoId) : null
  ensure(antes?.borradoEn == null, m.eliminado)
  if (!antes) await ensureOtro(ctx, asesorId)
  const id = antes?.id ?? (await siguienteId(ctx.tx, 'bloqueo_agenda'))
  const motivo = input.motivo === '' ? null : ctx.vault.en('bloqueo_agenda.motivo', id).seal(input.motivo)
  await (antes ? updateBloqueo : insertBloqueo)(ctx.tx, { id, asesorId, ...bloqueo, motivo })
  return { bloqueoId: id, citas: await citasEn(ctx, asesorId, bloqueo) }
})
