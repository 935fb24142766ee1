import type { EventoDeBitacora } from '@alerce/contract/catalogos/base/bitacora'
import { publishAll, publishDe } from '../../../../avisos/repository.ts'
import { CLIENTE } from '../../../actor.ts'
import type { Context } from '../../../use-case.ts'
import { type CitaCambiada, tellCambio } from '../tell-cambio.ts'

/**
 * Tells what a client did to an appointment (tellCambio), and updates the screens of the advisor: the call names no
 * record of theirs.
 */
export async function noteDeCliente(
  ctx: Context,
  cita: CitaCambiada,
  evento: EventoDeBitacora,
  detalle: string,
): Promise<void> {
  const { asesorId, prospectoId } = cita
  await tellCambio({ ...ctx, actor: CLIENTE }, cita, evento, detalle)
  if (prospectoId === null) return
  await publishDe(ctx.tx, prospectoId, [{ tema: 'prospecto', prospectoId }])
  await publishAll(ctx.tx, [
    { tema: 'agenda', asesorId },
    { tema: 'miDia', asesorId },
  ])
}
