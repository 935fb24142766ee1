import type { Context } from '../../../use-case.ts'
import { copiarAutorizada } from '../../autorizaciones/copiar-autorizada.ts'
import { copiarCertificados } from '../../certificado/copiar-certificados.ts'
import { copiarDocumentos } from '../../documentos-postulante/copiar-documentos.ts'
import { marcarRentasValidadas } from '../marcar-rentas-validadas.ts'

/** Gives a copy what its original handed in: documents, certificates with the incomes they show, and its permission. */
export async function copiarPapeles(ctx: Context, de: number, prospectoId: number): Promise<void> {
  const documentos = await copiarDocumentos(ctx, de, prospectoId)
  await copiarCertificados(ctx.tx, de, prospectoId, documentos)
  await copiarAutorizada(ctx.tx, de, prospectoId)
  await marcarRentasValidadas(ctx, prospectoId)
}
