import { cancelarReserva } from '@alerce/contract/operations/agenda/reservas'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import { notify } from '../../../base/notificaciones/notify.ts'
import { useCase } from '../../../use-case.ts'
import { notifyProspecto } from '../../salidas/notify-prospecto.ts'
import { deleteCita } from '../repository.ts'
import { noteDeCliente } from './note-de-cliente.ts'
import { changeReserva } from './open-reserva.ts'

export const cancelarReservaUseCase = useCase(cancelarReserva, async ({ enlace }, ctx) => {
  const { cita } = await changeReserva(ctx, enlace)
  const { id, asesorId, prospectoId, inicio } = cita
  await deleteCita(ctx.tx, id, ctx.ahora)
  const cuando = fechaYHora(inicio)
  await noteDeCliente(ctx, cita, 'citaEliminada', cuando)
  await notify(ctx, { usuarioId: asesorId, prospectoId }, 'reservaCancelada', cuando)
  await notifyProspecto(ctx, cita, null)
  return 'ok' as const
})
