import { deshacibles, inversos } from '@alerce/contract/deshacibles'
import { registrosDe } from '@alerce/contract/registros'
import { rigeDespuesDe } from '@alerce/domain/base/plazo-para-deshacer'
import { seDeshaceHasta } from '@alerce/domain/base/un-dia-para-deshacer'
import { deQuien } from '../../../avisos/read-model.ts'
import { publish } from '../../../avisos/repository.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Call } from '../../core.ts'
import { borrarDeshechos, insertarPorDeshacer } from './repository.ts'

const plazos = { momento: rigeDespuesDe, dia: seDeshaceHasta } as const

/** Does the work of a call: an act that can be undone is remembered for its person, one that it undid is forgotten. */
export async function recordandoElActo(
  tx: Db,
  { operation: { name, request }, payload, actor }: Call,
  ahora: string,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const acto = deshacibles[name as keyof typeof deshacibles]
  if (!acto && !inversos.has(name)) return await work()
  // before the work, which may delete what is named
  const antes = acto ? await deQuien(tx, registrosDe(request, payload)) : null
  const reply = await work()
  const deshechos = inversos.has(name) ? await borrarDeshechos(tx, name, payload) : []
  for (const usuarioId of deshechos) await publish(tx, { tema: 'notificacion', usuarioId })
  // an undo is no act of its own
  if (!acto || deshechos.length > 0 || actor.kind !== 'persona') return reply
  const { dice, deshace, plazo } = acto
  const hasta = typeof plazo === 'string' ? plazos[plazo](ahora) : plazo(reply)
  const pedido = acto.pedido(payload, reply)
  if (hasta === null || pedido === null) return reply
  const { usuarioId } = actor
  await borrarDeshechos(tx, deshace, pedido)
  const prospectoId = antes?.prospectoId ?? null
  await insertarPorDeshacer(tx, { usuarioId, prospectoId, dice, deshace, pedido: JSON.stringify(pedido), hasta })
  await publish(tx, { tema: 'notificacion', usuarioId })
  return reply
}
