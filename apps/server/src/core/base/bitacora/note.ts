import { bitacora, type EventoDeBitacora } from '@alerce/contract/catalogos/base/bitacora'
import type { Suceso } from '@alerce/contract/catalogos/base/sucesos'
import { SISTEMA } from '../../actor.ts'
import type { Context } from '../../use-case.ts'
import { entregasDe, queueEntregas } from '../sucesos/send-sucesos.ts'
import { firmaSobre } from './read-model.ts'
import { insertEntrada, insertEntradaYEntregas } from './repository.ts'

type Noting = Pick<Context, 'tx' | 'actor' | 'autor' | 'ahora'>

/** Row of an entry. */
async function entradaDe(ctx: Noting, prospectoId: number, evento: EventoDeBitacora, detalle: string | undefined) {
  const { id, texto, autor } = bitacora[evento]
  const quien = await firmaSobre(ctx.tx, ctx.actor, { prospectoId })
  const por = autor === 'sistema' ? SISTEMA : (ctx.autor ?? quien)
  const llamo = ctx.actor.kind === 'sistema' ? null : quien
  return {
    prospectoId,
    evento: id,
    texto: detalle ? `${texto}: ${detalle}` : texto,
    por,
    aPedidoDe: por === llamo ? null : llamo,
    en: ctx.ahora,
  }
}

/**
 * Writes an entry of the prospect's Bitácora, in the transaction of the change it tells of. Signed by who acts; what the
 * machine does by itself, and what the catalogue gives to the system, by the machine: at whose call is kept apart (core
 * rules, Figures).
 */
export async function note(
  ctx: Noting,
  prospectoId: number,
  evento: EventoDeBitacora,
  detalle?: string,
): Promise<void> {
  await insertEntrada(ctx.tx, await entradaDe(ctx, prospectoId, evento, detalle))
}

/** Does the same, and tells other systems that subscribed to these changes, in one statement. */
export async function noteAndTell(
  ctx: Noting & Pick<Context, 'jobs'>,
  prospectoId: number,
  evento: EventoDeBitacora,
  { detalle, sucesos }: { readonly detalle?: string | undefined; readonly sucesos: readonly Suceso[] },
): Promise<void> {
  const entrada = await entradaDe(ctx, prospectoId, evento, detalle)
  await queueEntregas(ctx, await insertEntradaYEntregas(ctx.tx, entrada, entregasDe(prospectoId, sucesos, ctx.ahora)))
}
