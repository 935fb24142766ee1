import { avisosDeCita, type CartaDeCita, nombreReservado } from '@alerce/domain/agenda/salidas'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { CitaGuardada } from '../citas/read-model.ts'
import { invitadoDe, reservaDeCita } from '../citas/reservas/read-model.ts'
import { type Invitado, sendInvitacion } from './send-invitacion.ts'

const cartas = {
  invita: { carta: 'citaInvitada', metodo: 'REQUEST' },
  anula: { carta: 'citaAnulada', metodo: 'CANCEL' },
} as const

const dice = {
  invita: (asesor: string, cuando: string, lugar: string) =>
    `${asesor} le espera ${cuando}.${lugar}\n\nLa invitación adjunta guarda la cita en su calendario. Si no puede asistir, responda a su asesor.`,
  anula: (asesor: string, cuando: string) =>
    `La cita con ${asesor} del ${cuando.slice(3)} se canceló.\n\nEl archivo adjunto la quita de su calendario.`,
}

interface Destino {
  readonly a: Invitado
  readonly lugar: string
}

/** Person and place of an appointment, by its booking, or by its sale; null: the person has no e-mail. */
async function destinoDe(ctx: Context, prospectoId: number | null, cita: CitaGuardada): Promise<Destino | null> {
  const reserva = await reservaDeCita(ctx, cita.id)
  if (reserva) return { a: invitadoDe(reserva, prospectoId), lugar: reserva.lugar }
  if (prospectoId === null) return null
  const prospecto = await findProspecto(ctx.tx, prospectoId)
  if (!prospecto?.correo) return null
  const saludo = prospecto.nombres.split(' ')[0] ?? ''
  const a = { prospectoId, saludo, nombre: nombreReservado(prospecto), correo: prospecto.correo }
  return { a, lugar: cita.lugar }
}

async function send(ctx: Context, clase: CartaDeCita, prospectoId: number | null, cita: CitaGuardada): Promise<void> {
  const destino = await destinoDe(ctx, prospectoId, cita)
  if (!destino) return
  const { lugar } = destino
  const texto = (asesor: string, cuando: string) =>
    dice[clase](asesor, cuando, lugar === '' ? '' : `\n\nLugar: ${lugar}`)
  await sendInvitacion(ctx, { ...cartas[clase], ...destino, cita, dice: texto })
}

/**
 * Mails the person what changed of an appointment that asks for it, in the transaction of the change. The advisor's
 * comment is not in it: it is a note of the desk.
 */
export async function notifyProspecto(
  ctx: Context,
  antes: CitaGuardada | null,
  despues: CitaGuardada | null,
): Promise<void> {
  for (const { carta, prospectoId } of avisosDeCita(antes, despues, ctx.ahora)) {
    const cita = carta === 'anula' ? antes : despues
    // a cancellation must come after all that was sent before
    if (cita) await send(ctx, carta, prospectoId, carta === 'anula' ? { ...cita, version: cita.version + 1 } : cita)
  }
}
