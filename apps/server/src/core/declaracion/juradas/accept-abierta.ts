import { juradasMessages as m } from '@alerce/contract/messages/declaracion/juradas'
import { note } from '../../base/bitacora/note.ts'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import type { Jurada } from './read-juradas.ts'
import { acceptJurada } from './repository.ts'

/** Accepts the paper that was opened: who and when, with its fingerprint. Accepted again, it changes nothing. */
export async function acceptAbierta(ctx: Context, prospectoId: number, jurada: Jurada): Promise<void> {
  if (jurada.accepted) return
  const { id } = jurada.abierta ?? refuse(m.sinAbrir)
  await acceptJurada(ctx.tx, id, await firmaSobre(ctx.tx, ctx.actor, { prospectoId }), ctx.ahora)
  await note(ctx, prospectoId, 'juradaAceptada')
}
