import { esperaContrafirma } from '@alerce/domain/contrato/firma-electronica'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { cambiarEtapaDS } from '../../../declaracion/declaracion/cambiar-etapa-ds.ts'
import type { Declaracion } from '../../../declaracion/declaracion/read-model.ts'
import type { Context } from '../../../use-case.ts'
import { dejarSinEfecto } from '../dejar-sin-efecto.ts'

interface Devolucion {
  /** What is wrong, in words. */
  readonly detalle: string
  /** It is the document itself, of this sale. */
  readonly otroDocumento: boolean
}

/**
 * What the desk hands back of a sale: its paper is signed anew. Of what was signed on a phone the signature stands, unless
 * another document has to be made.
 */
export async function dejarDevuelta(
  ctx: Context,
  declaracion: Declaracion,
  { detalle, otroDocumento }: Devolucion,
): Promise<void> {
  const evento = 'firmadosDevueltos'
  if (!esperaContrafirma(declaracion))
    return await cambiarEtapaDS(ctx, declaracion, 'resumenCotizacion', { evento, detalle })
  await anotar(ctx, declaracion.prospectoId, evento, detalle)
  if (otroDocumento) await dejarSinEfecto(ctx, declaracion)
}
