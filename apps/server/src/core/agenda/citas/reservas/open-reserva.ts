import { reservaMessages as m } from '@alerce/contract/messages/agenda/reservas'
import { seCambia } from '@alerce/domain/agenda/reserva'
import { tokenHash } from '../../../../platform/link-token.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { type CitaGuardada, citaPorId } from '../read-model.ts'
import { lockAgenda } from '../repository.ts'
import { type Reserva, reservaDeEnlace } from './read-model.ts'

interface ReservaAbierta {
  readonly reserva: Reserva
  readonly cita: CitaGuardada
}

/** Booking behind a link, with its appointment; not found when it was cancelled, ended, or never was. */
export async function openReserva(ctx: Context, enlace: string): Promise<ReservaAbierta> {
  const reserva = (await reservaDeEnlace(ctx, tokenHash(enlace))) ?? refuse(m.noVigente)
  const cita = (await citaPorId(ctx.tx, reserva.citaId)) ?? refuse(m.noVigente)
  ensure(cita.termino > ctx.ahora && cita.estado === null, m.noVigente)
  return { reserva, cita }
}

/** The same for changing it, with the calendar locked; refused (422) after its notice. */
export async function changeReserva(ctx: Context, enlace: string): Promise<ReservaAbierta> {
  const { cita } = await openReserva(ctx, enlace)
  await lockAgenda(ctx.tx, cita.asesorId)
  // Read again: it may have changed while the calendar lock was awaited
  const abierta = await openReserva(ctx, enlace)
  ensure(seCambia(abierta.cita.inicio, abierta.reserva.aviso, ctx.ahora), m.yaNoSeCambia)
  return abierta
}
