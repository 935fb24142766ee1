import { cuatroOjosMessages as m } from '@alerce/contract/messages/declaracion/contraloria'
import { persona, yaHecho } from '../../../actor.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { colaDe } from '../../contraloria/read-model.ts'
import { lockCaso } from '../take-caso.ts'
import { porConfirmar, retenidaDe } from './read-model.ts'

/** Locked proposal of a case, for confirmation by another person than its author (403). */
export async function takePropuesta(ctx: Context, identificador: number) {
  const declaracion = await lockCaso(ctx, identificador)
  const retenida = (await retenidaDe(ctx.tx, identificador)) ?? refuse(m.nadaPorConfirmar)
  if (retenida.confirmadaPor !== null)
    yaHecho(ctx.actor, retenida.confirmadaPor, { propio: m.yaConfirmadaPorUsted, ajeno: m.yaConfirmada })
  ensure(porConfirmar(retenida) && colaDe(declaracion) === retenida.clase, m.nadaPorConfirmar)
  ensure(retenida.usuarioId !== persona(ctx).usuarioId, m.laPropia)
  return { declaracion, retenida }
}
