import { modalidades, seCambiaHasta } from '@alerce/domain/agenda/reserva'
import { fechaYHora } from '@alerce/domain/base/fechas/instante'
import type { Context } from '../../../use-case.ts'
import { sendInvitacion } from '../../salidas/send-invitacion.ts'
import { citaPorId } from '../read-model.ts'
import { invitadoDe, type Reserva, reservaDeCita } from './read-model.ts'

function comoEs({ modalidad, lugar }: Reserva): string {
  if (modalidad === 'llamada') return 'Le llamará por teléfono.'
  return `${modalidades[modalidad]}: ${lugar}`
}

/** Mails the client of a booking its time, place and link, with the calendar entry. */
export async function sendReserva(
  ctx: Context,
  citaId: number,
  carta: 'reservaHecha' | 'reservaMovida',
  enlace: string,
): Promise<void> {
  const [cita, reserva] = [await citaPorId(ctx.tx, citaId), await reservaDeCita(ctx, citaId)]
  if (!cita || !reserva) return
  const hasta = fechaYHora(seCambiaHasta(cita.inicio, reserva.aviso))
  await sendInvitacion(ctx, {
    carta,
    metodo: 'REQUEST',
    a: invitadoDe(reserva, cita.prospectoId),
    cita,
    lugar: reserva.lugar,
    dice: (asesor, cuando) =>
      `${asesor} le espera ${cuando}.\n\n${comoEs(reserva)}\n\nPuede cambiarla o cancelarla hasta el ${hasta}.\n\nCambiar o cancelar:\n${enlace}`,
  })
}
