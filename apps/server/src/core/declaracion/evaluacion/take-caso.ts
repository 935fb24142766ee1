import { common } from '@alerce/contract/messages/common'
import { contraloriaMessages as m } from '@alerce/contract/messages/declaracion/contraloria'
import { yaHecho } from '../../actor.ts'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { type ColaDeContraloria, colaDe } from '../contraloria/read-model.ts'
import { ensureNoTomaAjena } from '../contraloria/toma/ensure-toma.ts'
import { type Declaracion, findDeclaracion } from '../ds/read-model.ts'
import { type Resolucion, ultimaRespuesta } from './read-model.ts'
import { retenidaDe } from './retenidas/read-model.ts'

/** Somebody answered it, or one did oneself, who and when; it may not have left yet. */
const yaRespondido = ({ actor }: Context, data: Resolucion): never =>
  yaHecho(actor, data.quien, { propio: m.yaRespondidoPorUsted, ajeno: m.yaRespondido }, { data, cuando: data.cuando })

/** Why it does not wait here: it was answered in this queue, or it is of the other one. */
async function reject(ctx: Context, { id, ...estado }: Declaracion, cola: ColaDeContraloria): Promise<never> {
  const data = await ultimaRespuesta(ctx.tx, id, cola)
  return data ? yaRespondido(ctx, data) : refuse(colaDe(estado) ? m.otraCola : m.noEspera)
}

/** A case that was sent, locked (prospect first, as everywhere). */
export async function lockCaso(ctx: Pick<Context, 'tx'>, identificador: number): Promise<Declaracion> {
  const { prospectoId } = (await findDeclaracion(ctx.tx, identificador)) ?? refuse(common.notFound)
  await findProspecto(ctx.tx, prospectoId, true)
  const declaracion = (await findDeclaracion(ctx.tx, identificador, true)) ?? refuse(common.notFound)
  ensure(declaracion.enviadaEn !== null, common.notFound)
  return declaracion
}

/**
 * The case of a queue, locked for an answer. Of two people who answer at once the second finds it answered: 409 with
 * who, when and what; one that somebody else has taken, taken.
 */
export async function takeCaso(ctx: Context, identificador: number, cola: ColaDeContraloria): Promise<Declaracion> {
  const declaracion = await lockCaso(ctx, identificador)
  if (colaDe(declaracion) !== cola) return await reject(ctx, declaracion, cola)
  const retenida = await retenidaDe(ctx.tx, identificador)
  if (!retenida) {
    await ensureNoTomaAjena(ctx, identificador)
    return declaracion
  }
  const { clase, por: quien, en: cuando, resultado } = retenida
  return yaRespondido(ctx, { clase, quien, cuando, resultado })
}
