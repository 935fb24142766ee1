import type { ActoDeshacible } from '@alerce/contract/acto-deshacible'
import { type deshacibles, inversos, modosDeDeshacer } from '@alerce/contract/deshacibles'
import { registrosDe } from '@alerce/contract/registros'
import { aDDMMYYYY, esFecha } from '@alerce/domain/base/fechas/fecha'
import { rigeDespuesDe } from '@alerce/domain/base/plazo-para-deshacer'
import { seDeshaceHasta } from '@alerce/domain/base/un-dia-para-deshacer'
import { prospectoDe } from '../../../avisos/read-model.ts'
import { publish } from '../../../avisos/repository.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { Actor } from '../../actor.ts'
import type { Call } from '../../core.ts'
import type { Context } from '../../use-case.ts'
import { deleteUndone, insertPorDeshacer } from './repository.ts'

const plazos = { momento: rigeDespuesDe, dia: seDeshaceHasta } as const

interface Hecho {
  readonly input: unknown
  readonly reply: unknown
  readonly actor: Actor
  readonly ahora: string
  readonly prospectoId: number | null
}

/** Stores an act that its person can undo, in the form that fits what was done. */
async function remember(tx: Db, modos: readonly ActoDeshacible[], hecho: Hecho): Promise<void> {
  const { input, reply, actor, ahora, prospectoId } = hecho
  if (actor.kind !== 'persona') return
  const { usuarioId } = actor
  for (const { dice, deshace, plazo, pedido: de } of modos) {
    const hasta = typeof plazo === 'string' ? plazos[plazo](ahora) : plazo(reply)
    const pedido = de(input, reply)
    if (hasta === null || pedido === null) continue
    await deleteUndone(tx, deshace, pedido)
    await insertPorDeshacer(tx, { usuarioId, prospectoId, dice, deshace, pedido: JSON.stringify(pedido), hasta })
    await publish(tx, { tema: 'notificacion', usuarioId })
  }
}

/** Stores an act reported by its use case (`loDiceElCaso`). */
export async function rememberActo(
  { tx, actor, ahora }: Pick<Context, 'tx' | 'actor' | 'ahora'>,
  name: keyof typeof deshacibles,
  de: { readonly input: unknown; readonly prospectoId: number },
): Promise<void> {
  await remember(tx, modosDeDeshacer(name), { ...de, reply: null, actor, ahora })
}

/** Request with its dates in wire format, as it is stored. */
const comoSeEnvia = (payload: unknown): unknown =>
  Object.fromEntries(
    Object.entries(payload ?? {}).map(([campo, valor]) => [campo, esFecha(valor) ? aDDMMYYYY(valor) : valor]),
  )

/** Runs a call: stores an act that can be undone, deletes one that was undone. */
export async function recordandoElActo(
  tx: Db,
  { operation: { name, request }, payload, actor }: Call,
  ahora: string,
  work: () => Promise<unknown>,
): Promise<unknown> {
  const modos = modosDeDeshacer(name).filter(({ loDiceElCaso }) => !loDiceElCaso)
  if (modos.length === 0 && !inversos.has(name)) return await work()
  // Read before the work, which may delete the record
  const prospectoId = modos.length > 0 ? await prospectoDe(tx, registrosDe(request, payload)) : null
  const reply = await work()
  const deshechos = inversos.has(name) ? await deleteUndone(tx, name, payload, comoSeEnvia(payload)) : []
  for (const usuarioId of new Set(deshechos.map((uno) => uno.usuarioId)))
    await publish(tx, { tema: 'notificacion', usuarioId })
  // An undo in time is not stored; a late one counts as an act
  if (deshechos.some(({ hasta }) => hasta > ahora)) return reply
  await remember(tx, modos, { input: payload, reply, actor, ahora, prospectoId })
  return reply
}
