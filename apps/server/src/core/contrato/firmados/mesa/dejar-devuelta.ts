import { esperaContrafirma } from '@alerce/domain/contrato/firma-electronica'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { cambiarEtapaDS } from '../../../declaracion/declaracion/cambiar-etapa-ds.ts'
import type { Declaracion } from '../../../declaracion/declaracion/read-model.ts'
import type { Context } from '../../../use-case.ts'

/** What the desk hands back of a sale: its paper is signed anew; of what was signed on a phone the signature stands. */
export async function dejarDevuelta(ctx: Context, declaracion: Declaracion, detalle: string): Promise<void> {
  if (esperaContrafirma(declaracion)) await anotar(ctx, declaracion.prospectoId, 'firmadosDevueltos', detalle)
  else await cambiarEtapaDS(ctx, declaracion, 'resumenCotizacion', { evento: 'firmadosDevueltos', detalle })
}
