import { esperaContrafirma } from '@alerce/domain/contrato/firma-electronica'
import { detieneLaFirma } from '@alerce/domain/mesa/irregularidad'
import { SISTEMA } from '../../../actor.ts'
import { note } from '../../../base/bitacora/note.ts'
import { parametrosAl } from '../../../base/parametros/read-model.ts'
import { abiertasDe } from '../../../mesa/irregularidades/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { estaEnLaMesa } from '../read-model.ts'
import type { VentasAFirmar } from '../read-ventas.ts'
import { insertEnvio } from '../repository.ts'

/**
 * Delivers papers signed on a phone to the desk if `contrafirmaEnMesa` is set: both of a pair, once both have signed.
 * An irregularity that the papers cannot correct stops it. Papers already at the desk stay.
 */
export async function deliverToMesa(ctx: Context, { suya, otra }: VentasAFirmar): Promise<void> {
  if (!(await parametrosAl(ctx.tx, ctx.hoy)).contrafirmaEnMesa) return
  const ventas = [suya, ...(otra ? [otra] : [])]
  for (const { prospecto, declaracion } of ventas) {
    if (!declaracion || !esperaContrafirma(declaracion)) return
    if ((await abiertasDe(ctx.tx, prospecto.id)).some(detieneLaFirma)) return
  }
  for (const { prospecto, declaracion } of ventas) {
    if (!declaracion || (await estaEnLaMesa(ctx.tx, declaracion.id))) continue
    await insertEnvio(ctx.tx, { declaracionId: declaracion.id, enviadoPor: SISTEMA, enviadoEn: ctx.ahora })
    await note(ctx, prospecto.id, 'contratoEnLaMesa')
  }
}
