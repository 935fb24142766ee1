import type { EventoDeBitacora } from '@alerce/contract/catalogos/base/bitacora'
import { publishAll, publishDe } from '../../../../avisos/repository.ts'
import { CLIENTE } from '../../../actor.ts'
import { note } from '../../../base/bitacora/note.ts'
import type { Context } from '../../../use-case.ts'
import type { Cita } from '../repository.ts'

/**
 * Writes what a client did to the Bitácora of their prospecto, if there is one, and updates the screens of the advisor:
 * the call names no record of theirs.
 */
export async function noteDeCliente(
  ctx: Context,
  { asesorId, prospectoId }: Pick<Cita, 'asesorId' | 'prospectoId'>,
  evento: EventoDeBitacora,
  detalle: string,
): Promise<void> {
  if (prospectoId !== null) {
    await note({ ...ctx, actor: CLIENTE }, prospectoId, evento, detalle)
    await publishDe(ctx.tx, prospectoId, [{ tema: 'prospecto', prospectoId }])
  }
  await publishAll(ctx.tx, [
    { tema: 'agenda', asesorId },
    { tema: 'miDia', asesorId },
  ])
}
