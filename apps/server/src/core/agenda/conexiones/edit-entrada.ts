import { conexionMessages as m } from '@alerce/contract/messages/agenda/conexiones'
import { publish } from '../../../avisos/repository.ts'
import { persona } from '../../actor.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { editCita } from '../citas/edit-cita.ts'
import { editBloqueo } from '../disponibilidad/edit-bloqueo.ts'
import { entradaPorNombre } from './read-model.ts'

/**
 * Entry of the caller with its appointment or block locked, or null: there is none of this name. `leido`: change that
 * the program has read (412 when another came after it); null: the entry must not exist; undefined: do not check.
 */
export async function editEntrada(ctx: Context, nombre: string, leido: number | null | undefined) {
  const { usuarioId } = persona(ctx)
  const found = await entradaPorNombre(ctx.tx, usuarioId, nombre)
  if (found?.citaId) await editCita(ctx, found.citaId)
  if (found?.bloqueoId) await editBloqueo(ctx, found.bloqueoId)
  // Read again: it may have changed while the lock was awaited
  const entrada = found && (await entradaPorNombre(ctx.tx, usuarioId, nombre))
  // The call names no record of the appointment: its screens are told here
  if (found?.citaId) await publish(ctx.tx, { tema: 'agenda', asesorId: usuarioId })
  ensure(leido === undefined || leido === (entrada?.cambio ?? null), m.entradaCambiada)
  return entrada
}
