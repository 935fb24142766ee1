import { notify } from '../../base/notificaciones/notify.ts'
import { releasePapelesDeSalud } from '../../contrato/documentos/release-papeles-de-salud.ts'
import { endMandatoDe } from '../../contrato/mandatos/end-mandato-de.ts'
import { endDeclaracion } from '../../declaracion/ds/end-declaracion.ts'
import { findDeclaracion } from '../../declaracion/ds/read-model.ts'
import { deleteDeclarado } from '../../declaracion/purga/purge-salud.ts'
import { findProspecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { DocumentoDePersona } from './documento-de-persona.ts'
import { withBloqueados } from './read-model-bloqueo.ts'
import { declaracionesPorRevocar } from './read-model-consentimientos.ts'
import { actoDe, recordAct } from './record-act.ts'
import { insertRevocacion } from './repository.ts'
import { tellScreens } from './tell-screens.ts'

type PorRevocar = Awaited<ReturnType<typeof declaracionesPorRevocar>>

interface Retiro {
  readonly documento: DocumentoDePersona
  readonly pedidoId: number
}

/** Withdraws the consents of a person in these declarations of theirs. Returns how many. */
async function revokeIn(ctx: Context, suyas: PorRevocar, { documento, pedidoId }: Retiro): Promise<number> {
  const { tx, ahora } = ctx
  const acto = actoDe(ctx)
  for (const { id, prospectoId } of suyas) {
    // Lock order: the prospect first
    const prospecto = await findProspecto(tx, prospectoId, true)
    const ds = await findDeclaracion(tx, id, true)
    if (!prospecto || !ds) continue
    await endMandatoDe(ctx, id, acto.quien)
    const ended = await endDeclaracion(ctx, prospecto, ds, 'su titular retiró sus consentimientos')
    await deleteDeclarado(ctx, ended, releasePapelesDeSalud)
    await insertRevocacion(tx, { declaracionId: id, pedidoId, en: ahora, por: acto.quien })
    await notify(ctx, { usuarioId: prospecto.asesorId, prospectoId }, 'consentimientosRevocados')
  }
  if (suyas.length === 0) return 0
  const prospectos = [...new Set(suyas.map(({ prospectoId }) => prospectoId))]
  const declaraciones = suyas.map(({ id }) => id)
  await recordAct(acto, 'consentimientosRevocados', { documento, prospectos, declaraciones })
  await tellScreens(tx, prospectos)
  return suyas.length
}

/**
 * Withdraws the consents of a person in their sales without contract: each declaration ends, its health data go at once,
 * and so does its payment mandate. Returns how many.
 */
export async function revokeConsentimientos(ctx: Context, retiro: Retiro): Promise<number> {
  const persona = await withBloqueados(ctx, retiro.documento)
  return await revokeIn(ctx, await declaracionesPorRevocar(ctx.tx, persona), retiro)
}

/** The same in one declaration, without a contract. Returns 0: nothing to withdraw. */
export async function revokeConsentimientosDe(ctx: Context, declaracionId: number, retiro: Retiro): Promise<number> {
  const suyas = await declaracionesPorRevocar(ctx.tx, retiro.documento)
  return await revokeIn(
    ctx,
    suyas.filter(({ id }) => id === declaracionId),
    retiro,
  )
}
