import { certificadoMessages as m } from '@alerce/contract/messages/postulacion/certificado'
import type { Input } from '@alerce/contract/operation'
import { validarCertificado } from '@alerce/contract/operations/postulacion/certificado'
import type { CertificadoValido } from '@alerce/domain/postulacion/certificado/revisar'
import { type Examinado, examinarArchivo } from '../../base/archivos/recibir-archivo.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { refuse } from '../../refusal.ts'
import { type Context, preparedUseCase } from '../../use-case.ts'
import { entregarDocumento } from '../documentos-postulante/entrega/entregar-documento.ts'
import { documentosDe, lugarDelCertificado } from '../documentos-postulante/read-model.ts'
import { tomarPostulante } from '../documentos-postulante/tomar-postulante.ts'
import { guardarCertificado } from './guardar-certificado.ts'
import { exigirUnPdf, leerCertificado } from './leer-certificado.ts'
import { unirADocumento } from './repository.ts'
import { revisarValidacion, type ValidacionPedida } from './revisar-validacion.ts'

type Solicitud = Input<typeof validarCertificado>

/** Checks of both halves: the caller, whether the case still accepts documents, and the request. */
async function revisar(ctx: Context, input: Solicitud) {
  await tomarPostulante(ctx, input.prospectoId)
  return await revisarValidacion(ctx, { ...input, pdf: Buffer.from(input.archivo.contenido) })
}

async function guardar(ctx: Context, pedido: ValidacionPedida, leido: CertificadoValido | null) {
  // valid when checked, withdrawn since: the next try reads it again
  const certificado = leido ?? refuse(m.validarFailed)
  const id = await guardarCertificado(ctx, pedido, certificado)
  return { id, rentaPromedio: certificado.rentaPromedio, documentoId: null }
}

/** Stores the file in its place, and links the validated certificate to it. */
async function unir(
  ctx: Context,
  { prospectoId, tipoAdjunto }: Solicitud,
  { archivo, certificadoId }: { archivo: Examinado; certificadoId: number },
) {
  const idBox = await lugarDelCertificado(ctx.tx, ctx.hoy)
  const documentoId = await entregarDocumento(ctx, { prospectoId, idBox, tipoAdjunto, archivo, campo: 'archivo' })
  await unirADocumento(ctx.tx, [certificadoId], documentoId)
  await anotar(ctx, prospectoId, 'certificadoEnviado')
  return documentoId
}

/** Examined file; a document that this prospect already handed in was examined before. */
async function examinado(ctx: Context, { archivo, clave }: Solicitud, { prospectoId, sha256 }: ValidacionPedida) {
  const entregados = await documentosDe(ctx.tx, prospectoId)
  if (entregados.some((uno) => uno.sha256 === sha256)) return { ...archivo, falla: null }
  return await examinarArchivo(ctx, archivo, clave ?? '')
}

/**
 * Validates a certificate. It examines and reads the file before the transaction, which stores everything or nothing.
 */
export const validarCertificadoUseCase = preparedUseCase(validarCertificado, {
  prepare: async (input, ctx) => {
    const pedido = await revisar(ctx, input)
    const archivo = await examinado(ctx, input, pedido)
    if (pedido.validado) return { archivo, leido: null }
    exigirUnPdf(archivo)
    return { archivo, leido: await leerCertificado(ctx, { ...pedido, clave: input.clave ?? '' }) }
  },
  run: async (input, ctx, { archivo, leido }) => {
    const pedido = await revisar(ctx, input)
    const { id, rentaPromedio, documentoId } = pedido.validado ?? (await guardar(ctx, pedido, leido))
    return {
      rentaPromedio,
      certificadoId: id,
      documentoId: documentoId ?? (await unir(ctx, input, { archivo, certificadoId: id })),
    }
  },
})
