import { certificadoMessages as m } from '@alerce/contract/messages/postulacion/certificado'
import type { Input } from '@alerce/contract/operation'
import { validarCertificado } from '@alerce/contract/operations/postulacion/certificado'
import type { CertificadoValido } from '@alerce/domain/postulacion/certificado/revisar'
import { type Examinado, examineArchivo } from '../../base/archivos/receive-archivo.ts'
import { note } from '../../base/bitacora/note.ts'
import { refuse } from '../../refusal.ts'
import { type Context, preparedUseCase } from '../../use-case.ts'
import { deliverDocumento } from '../documentos-postulante/entrega/deliver-documento.ts'
import { documentosDe, lugarDelCertificado } from '../documentos-postulante/read-model.ts'
import { takePostulante } from '../documentos-postulante/take-postulante.ts'
import { checkValidacion, type ValidacionPedida } from './check-validacion.ts'
import { ensureOnePdf, readCertificado } from './read-certificado.ts'
import { joinToDocumento } from './repository.ts'
import { saveCertificado } from './save-certificado.ts'

type Solicitud = Input<typeof validarCertificado>

/** Checks of both halves: the caller, whether the case still accepts documents, and the request. */
async function check(ctx: Context, input: Solicitud) {
  await takePostulante(ctx, input.prospectoId)
  return await checkValidacion(ctx, { ...input, pdf: Buffer.from(input.archivo.contenido) })
}

async function save(ctx: Context, pedido: ValidacionPedida, leido: CertificadoValido | null) {
  // valid when checked, withdrawn since: the next try reads it again
  const certificado = leido ?? refuse(m.validarFailed)
  const id = await saveCertificado(ctx, pedido, certificado)
  return { id, rentaPromedio: certificado.rentaPromedio, documentoId: null }
}

/** Stores the file in its place, and links the validated certificate to it. */
async function join(
  ctx: Context,
  { prospectoId, tipoAdjunto }: Solicitud,
  { archivo, certificadoId }: { archivo: Examinado; certificadoId: number },
) {
  const idBox = await lugarDelCertificado(ctx.tx, ctx.hoy)
  const documentoId = await deliverDocumento(ctx, { prospectoId, idBox, tipoAdjunto, archivo, campo: 'archivo' })
  await joinToDocumento(ctx.tx, [certificadoId], documentoId)
  await note(ctx, prospectoId, 'certificadoEnviado')
  return documentoId
}

/** Examined file; a document that this prospect already handed in was examined before. */
async function examinado(ctx: Context, { archivo, clave }: Solicitud, { prospectoId, sha256 }: ValidacionPedida) {
  const entregados = await documentosDe(ctx.tx, prospectoId)
  if (entregados.some((uno) => uno.sha256 === sha256)) return { ...archivo, falla: null }
  return await examineArchivo(ctx, archivo, clave ?? '')
}

/**
 * Validates a certificate. It examines and reads the file before the transaction, which stores everything or nothing.
 */
export const validarCertificadoUseCase = preparedUseCase(validarCertificado, {
  prepare: async (input, ctx) => {
    const pedido = await check(ctx, input)
    const archivo = await examinado(ctx, input, pedido)
    if (pedido.validado) return { archivo, leido: null }
    ensureOnePdf(archivo)
    return { archivo, leido: await readCertificado(ctx, { ...pedido, clave: input.clave ?? '' }) }
  },
  run: async (input, ctx, { archivo, leido }) => {
    const pedido = await check(ctx, input)
    const { id, rentaPromedio, documentoId } = pedido.validado ?? (await save(ctx, pedido, leido))
    return {
      rentaPromedio,
      certificadoId: id,
      documentoId: documentoId ?? (await join(ctx, input, { archivo, certificadoId: id })),
    }
  },
})
