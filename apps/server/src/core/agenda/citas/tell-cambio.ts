import type { EventoDeBitacora } from '@alerce/contract/catalogos/base/bitacora'
import type { Suceso } from '@alerce/contract/catalogos/base/sucesos'
import { publishAll } from '../../../avisos/repository.ts'
import { noteAndTell } from '../../base/bitacora/note.ts'
import { sendSucesos, sucesosDe } from '../../base/sucesos/send-sucesos.ts'
import type { Context } from '../../use-case.ts'
import type { Cita } from './repository.ts'

/** An appointment that changed. */
export type CitaCambiada = Pick<Cita, 'prospectoId' | 'asesorId'> & { readonly id: number }

const tipos = {
  citaAgendada: 'cita.agendada',
  citaRestituida: 'cita.agendada',
  citaReagendada: 'cita.movida',
  citaEliminada: 'cita.anulada',
} as const satisfies Partial<Record<EventoDeBitacora, Suceso['tipo']>>

const isTold = (evento: EventoDeBitacora): evento is keyof typeof tipos => Object.hasOwn(tipos, evento)

/** Messages to other systems about a change of an appointment. */
const sucesosDeCita = (evento: EventoDeBitacora, citaId: number): Suceso[] =>
  isTold(evento) ? [{ tipo: tipos[evento], citaId }] : []

/**
 * Writes a change of an appointment to the Bitácora of its prospecto, and tells other systems. One with a client who is
 * no prospecto yet has no Bitácora; then the screens of its advisor are told here, since the call names no prospecto.
 */
export async function tellCambio(
  ctx: Context,
  { id, prospectoId, asesorId }: CitaCambiada,
  evento: EventoDeBitacora,
  detalle: string,
): Promise<void> {
  const sucesos = sucesosDeCita(evento, id)
  if (prospectoId !== null) return await noteAndTell(ctx, prospectoId, evento, { detalle, sucesos })
  await sendSucesos(ctx, sucesosDe(null, sucesos))
  await publishAll(ctx.tx, [
    { tema: 'agenda', asesorId },
    { tema: 'miDia', asesorId },
  ])
}
