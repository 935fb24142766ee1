import { seHaEnviado } from '@alerce/domain/declaracion/firma/envio'
import { cerradasSinContrato } from '@alerce/domain/declaracion/retencion'
import { notify } from '../../base/notificaciones/notify.ts'
import { withdrawForMandato } from '../../contrato/documentos/issue-for-mandato.ts'
import { releasePapelesDeSalud } from '../../contrato/documentos/release-papeles-de-salud.ts'
import { voidEnlaces } from '../../contrato/mandatos/postulante/repository-enlace.ts'
import { endMandato } from '../../contrato/mandatos/repository.ts'
import { changeEtapaDS } from '../../declaracion/ds/change-etapa-ds.ts'
import { voidLive } from '../../declaracion/ds/invitaciones/void-live.ts'
import { seAnula } from '../../declaracion/ds/invitaciones/void-own.ts'
import { type Declaracion, findDeclaracion } from '../../declaracion/ds/read-model.ts'
import { markAnulada } from '../../declaracion/ds/repository.ts'
import { deleteDeclarado } from '../../declaracion/purga/purge-salud.ts'
import { findProspecto, type Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { DocumentoDePersona } from './documento-de-persona.ts'
import { withBloqueados } from './read-model-bloqueo.ts'
import { declaracionesPorRevocar } from './read-model-consentimientos.ts'
import { actoDe, recordAct } from './record-act.ts'
import { insertRevocacion } from './repository.ts'
import { tellScreens } from './tell-screens.ts'

async function endMandatoDe(ctx: Context, declaracionId: number, por: string): Promise<void> {
  await voidEnlaces(ctx.tx, declaracionId, ctx.ahora)
  if (await endMandato(ctx.tx, declaracionId, { en: ctx.ahora, por })) await withdrawForMandato(ctx, declaracionId)
}

/**
 * Ends a declaration: an invitation that is not signed is annulled and a sent one lapses. A paper one not sent stays,
 * and begins again when its health data go.
 */
async function end(ctx: Context, prospecto: Prospecto, ds: Declaracion): Promise<Declaracion> {
  if (cerradasSinContrato.includes(ds.etapa)) return ds
  if (ds.tipoVenta === 'E' && seAnula(ds)) {
    await voidLive(ctx, prospecto, ds, 'su titular retiró sus consentimientos')
    return { ...ds, etapa: 'invitacionAnulada' }
  }
  if (!seHaEnviado(ds)) return ds
  await markAnulada(ctx.tx, ds.id)
  await changeEtapaDS(ctx, ds, 'noVigente')
  return { ...ds, etapa: 'noVigente' }
}

/**
 * Withdraws the consents of a person in their sales without contract: each declaration ends, its health data go at once,
 * and so does its payment mandate. Returns how many.
 */
export async function revokeConsentimientos(
  ctx: Context,
  { documento, pedidoId }: { readonly documento: DocumentoDePersona; readonly pedidoId: number },
): Promise<number> {
  const { tx, ahora } = ctx
  const acto = actoDe(ctx)
  const suyas = await declaracionesPorRevocar(tx, await withBloqueados(ctx, documento))
  for (const { id, prospectoId } of suyas) {
    // Lock order: the prospect first
    const prospecto = await findProspecto(tx, prospectoId, true)
    const ds = await findDeclaracion(tx, id, true)
    if (!prospecto || !ds) continue
    await endMandatoDe(ctx, id, acto.quien)
    await deleteDeclarado(ctx, await end(ctx, prospecto, ds), releasePapelesDeSalud)
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
