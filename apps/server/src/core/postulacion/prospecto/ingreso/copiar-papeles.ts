import type { Context } from '../../../use-case.ts'
import { copiarAutorizada } from '../../autorizaciones/copiar-autorizada.ts'
import { copiarCertificados } from '../../certificado/copiar-certificados.ts'
import { copiarDocumentos } from '../../documentos-postulante/copiar-documentos.ts'
import { marcarRentasValidadas } from '../marcar-rentas-validadas.ts'

/**
 * Copies to a new sale the papers of its original: documents, certificates with their incomes, and its authorization.
 */
export async function copiarPapeles(ctx: Context, de: number, prospectoId: number): Promise<void> {
  const documentos = await copiarDocumentos(ctx, de, prospectoId)
  await copiarCertificados(ctx.tx, de, prospectoId, documentos)
  await copiarAutorizada(ctx.tx, de, prospectoId)
  await marcarRentasValidadas(ctx, prospectoId)
}
