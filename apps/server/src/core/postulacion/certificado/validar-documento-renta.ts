import { certificadoMessages as m } from '@alerce/contract/messages/postulacion/certificado'
import type { Input } from '@alerce/contract/operation'
import { validarDocumentoRenta } from '@alerce/contract/operations/postulacion/certificado'
import { examineArchivo } from '../../base/archivos/receive-archivo.ts'
import { ensure } from '../../refusal.ts'
import { type Context, preparedUseCase } from '../../use-case.ts'
import { checkValidacion } from './check-validacion.ts'
import { ensureOnePdf, readCertificado } from './read-certificado.ts'
import { saveCertificado } from './save-certificado.ts'

const check = (ctx: Context, input: Input<typeof validarDocumentoRenta>) =>
  checkValidacion(ctx, {
    prospectoId: input.ProspectoID,
    rut: input.Rut,
    rutEmpleador: input.RutEmpleador,
    afp: input.PDA_CORREL,
    pdf: Buffer.from(input.Base64, 'base64'),
  })

/**
 * Reads a certificate before the transaction, then stores its income. The average counts because the server read it,
 * not the browser (decision 021). The same document again returns the same result.
 */
export const validarDocumentoRentaUseCase = preparedUseCase(validarDocumentoRenta, {
  prepare: async (input, ctx) => {
    const pedido = await check(ctx, input)
    if (pedido.validado) return null
    ensureOnePdf(await examineArchivo(ctx, { nombre: '', contenido: pedido.pdf }, input.Password ?? ''))
    return await readCertificado(ctx, { ...pedido, clave: input.Password ?? '' })
  },
  run: async (input, ctx, certificado) => {
    const pedido = await check(ctx, input)
    if (pedido.validado) return { RentaPromedio: pedido.validado.rentaPromedio }
    // valid when checked, withdrawn since: the next try reads it again
    ensure(certificado !== null, m.validarFailed)
    await saveCertificado(ctx, pedido, certificado)
    return { RentaPromedio: certificado.rentaPromedio }
  },
})
