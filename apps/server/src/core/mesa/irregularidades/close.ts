import { common } from '@alerce/contract/messages/common'
import { irregularidadMessages } from '@alerce/contract/messages/mesa/irregularidad'
import { firma, yaHecho } from '../../actor.ts'
import { noteAndTell } from '../../base/bitacora/note.ts'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { irregularidadCambiada, irregularidadPorCambiar } from './events.ts'
import { irregularidadPorId } from './read-model.ts'
import { markCerrada } from './repository.ts'

interface CierreDeIrregularidad {
  readonly irregularidadId: number
  /** The caller knows that closing may create a contract. */
  readonly suscribe: boolean
  /** Instant of the reviewed correction; absent: not checked. */
  readonly desde?: string | undefined
}

/**
 * Refuses (412) when the reviewed version changed: it was returned, or corrected again. A closed irregularity is
 * accepted.
 */
async function ensureReadOne({ tx }: Context, irregularidadId: number, leida: string): Promise<void> {
  const { cerrada, corregida, abierta } = (await irregularidadPorId(tx, irregularidadId)) ?? refuse(common.notFound)
  ensure(cerrada !== null || leida === (corregida ?? abierta), irregularidadMessages.irregularidadCambiada)
}

/** Closes an irregularity with an entry in the Bitácora; returns it with its prospect, or null when already closed. */
export async function close(ctx: Context, { irregularidadId, suscribe, desde }: CierreDeIrregularidad) {
  const { prospectoId, nombre, detalle } =
    (await irregularidadPorId(ctx.tx, irregularidadId)) ?? refuse(common.notFound)
  await ctx.raise(irregularidadPorCambiar, { prospectoId })
  await findProspecto(ctx.tx, prospectoId, true)
  if (desde !== undefined) await ensureReadOne(ctx, irregularidadId, desde)
  if (!(await markCerrada(ctx.tx, irregularidadId, { en: ctx.ahora, por: firma(ctx.actor) }))) {
    const { cerradaPor, cerrada } = (await irregularidadPorId(ctx.tx, irregularidadId)) ?? refuse(common.notFound)
    if (cerradaPor === firma(ctx.actor)) return null
    const { irregularidadCerradaPorUsted: propio, irregularidadCerradaPorOtro: ajeno } = irregularidadMessages
    return yaHecho(ctx.actor, cerradaPor, { propio, ajeno }, { cuando: cerrada })
  }
  const { asesorId } = await readProspecto(ctx, prospectoId, { tambien: ['mesa'] })
  const sucesos = [{ tipo: 'irregularidad.cerrada', irregularidadId }] as const
  await noteAndTell(ctx, prospectoId, 'irregularidadCerrada', { detalle: nombre, sucesos })
  await ctx.raise(irregularidadCambiada, { prospectoId, suscribe })
  return { prospectoId, usuarioId: asesorId, detalle }
}
