import { bitacora, type EventoDeBitacora } from '@alerce/contract/catalogos/base/bitacora'
import { SISTEMA } from '../../actor.ts'
import type { Context } from '../../use-case.ts'
import { firmaSobre } from './read-model.ts'
import { insertEntrada } from './repository.ts'

/**
 * Writes an entry of the prospect's Bitácora, in the transaction of the change it tells of. Signed by who acts; what the
 * machine does by itself, and what the catalogue gives to the system, by the machine: at whose call is kept apart (core
 * rules, Figures).
 */
export async function note(
  ctx: Pick<Context, 'tx' | 'actor' | 'autor' | 'ahora'>,
  prospectoId: number,
  evento: EventoDeBitacora,
  detalle?: string,
): Promise<void> {
  const { id, texto, autor } = bitacora[evento]
  const quien = await firmaSobre(ctx.tx, ctx.actor, { prospectoId })
  const por = autor === 'sistema' ? SISTEMA : (ctx.autor ?? quien)
  const llamo = ctx.actor.kind === 'sistema' ? null : quien
  await insertEntrada(ctx.tx, {
    prospectoId,
    evento: id,
    texto: detalle ? `${texto}: ${detalle}` : texto,
    por,
    aPedidoDe: por === llamo ? null : llamo,
    en: ctx.ahora,
  })
}
