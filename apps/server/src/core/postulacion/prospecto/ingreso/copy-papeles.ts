import type { Context } from '../../../use-case.ts'
import { copyAutorizada } from '../../autorizaciones/copy-autorizada.ts'
import { copyCertificados } from '../../certificado/copy-certificados.ts'
import { copyDocumentos } from '../../documentos-postulante/copy-documentos.ts'
import { markRentasValidadas } from '../mark-rentas-validadas.ts'

/**
 * Copies to a new sale the papers of its original: documents, certificates with their incomes, and its authorization.
 */
export async function copyPapeles(ctx: Context, de: number, prospectoId: number): Promise<void> {
  const documentos = await copyDocumentos(ctx, de, prospectoId)
  await copyCertificados(ctx.tx, de, prospectoId, documentos)
  await copyAutorizada(ctx.tx, de, prospectoId)
  await markRentasValidadas(ctx, prospectoId)
}
