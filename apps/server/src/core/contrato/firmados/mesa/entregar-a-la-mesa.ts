import { esperaContrafirma } from '@alerce/domain/contrato/firma-electronica'
import { detieneLaFirma } from '@alerce/domain/mesa/irregularidad'
import { SISTEMA } from '../../../actor.ts'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { parametrosAl } from '../../../base/parametros/read-model.ts'
import { abiertasDe } from '../../../mesa/irregularidades/read-model.ts'
import type { Context } from '../../../use-case.ts'
import type { VentasAFirmar } from '../leer-ventas.ts'
import { estaEnLaMesa } from '../read-model.ts'
import { insertarEnvio } from '../repository.ts'

/**
 * Where the operator wants the desk to look at what was signed on a phone (`contrafirmaEnMesa`), it goes to its inbox: of a
 * pair both, once both have signed, and nothing while an irregularity holds one of them that
 * is not put right with the papers themselves. What is there already stays.
 */
export async function entregarALaMesa(ctx: Context, { suya, otra }: VentasAFirmar): Promise<void> {
  if (!(await parametrosAl(ctx.tx, ctx.hoy)).contrafirmaEnMesa) return
  const ventas = [suya, ...(otra ? [otra] : [])]
  for (const { prospecto, declaracion } of ventas) {
    if (!declaracion || !esperaContrafirma(declaracion)) return
    if ((await abiertasDe(ctx.tx, prospecto.id)).some(detieneLaFirma)) return
  }
  for (const { prospecto, declaracion } of ventas) {
    if (!declaracion || (await estaEnLaMesa(ctx.tx, declaracion.id))) continue
    await insertarEnvio(ctx.tx, { declaracionId: declaracion.id, enviadoPor: SISTEMA, enviadoEn: ctx.ahora })
    await anotar(ctx, prospecto.id, 'contratoEnLaMesa')
  }
}
