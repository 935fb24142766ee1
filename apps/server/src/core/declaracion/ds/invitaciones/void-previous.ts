import { SISTEMA } from '../../../actor.ts'
import { notify } from '../../../base/notificaciones/notify.ts'
import { findProspecto, type Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { invitacionReemplazada } from './events.ts'
import { invitadosAntes, invitadosQueReciben } from './read-model.ts'
import { voidLive } from './void-live.ts'
import { invitacionViva, seAnula } from './void-own.ts'

/** Locks a prospect and its pending invitation; null: it was completed or annulled meanwhile. */
async function take(ctx: Context, prospectoId: number) {
  const prospecto = await findProspecto(ctx.tx, prospectoId, true)
  const ds = prospecto && (await invitacionViva(ctx, prospectoId))
  return prospecto && ds && seAnula(ds) ? { prospecto, ds } : null
}

/**
 * Annuls the pending invitations of a person, by any advisor, and those that receive from an annulled giver. Tells the
 * other advisors. Locks prospects in the usual order.
 */
export async function voidPrevious(call: Context, nuevo: Prospecto): Promise<void> {
  const ctx = { ...call, autor: SISTEMA } as const
  const suyas = await invitadosAntes(ctx.tx, nuevo)
  const todas = new Set([...suyas, ...(await invitadosQueReciben(ctx.tx, suyas))])
  for (const prospectoId of [...todas].toSorted((a, b) => a - b)) {
    const tomada = await take(ctx, prospectoId)
    if (!tomada) continue
    const { prospecto, ds } = tomada
    await voidLive(ctx, prospecto, ds, 'otra Declaración de Salud en su lugar')
    await ctx.raise(invitacionReemplazada, { declaracionId: ds.id })
    const loHizo = ctx.actor.kind === 'persona' && ctx.actor.usuarioId === prospecto.asesorId
    if (!loHizo) await notify(ctx, { usuarioId: prospecto.asesorId, prospectoId }, 'invitacionReemplazada')
  }
}
