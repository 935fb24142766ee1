import type { EventoDeBitacora } from '@alerce/contract/catalogos/base/bitacora'
import { publishAll } from '../../../avisos/repository.ts'
import { note } from '../../base/bitacora/note.ts'
import type { Context } from '../../use-case.ts'
import type { Cita } from './repository.ts'

/**
 * Writes a change of an appointment to the Bitácora of its prospecto. One with a client who is no prospecto yet has
 * none; then the screens of its advisor are told here, since the call names no prospecto.
 */
export async function tellCambio(
  ctx: Context,
  { prospectoId, asesorId }: Pick<Cita, 'prospectoId' | 'asesorId'>,
  evento: EventoDeBitacora,
  detalle: string,
): Promise<void> {
  if (prospectoId !== null) return await note(ctx, prospectoId, evento, detalle)
  await publishAll(ctx.tx, [
    { tema: 'agenda', asesorId },
    { tema: 'miDia', asesorId },
  ])
}
