import { certificadoMessages as m } from '@alerce/contract/messages/postulacion/certificado'
import type { Input } from '@alerce/contract/operation'
import { validarDocumentoRenta } from '@alerce/contract/operations/postulacion/certificado'
import { examinarArchivo } from '../../base/archivos/recibir-archivo.ts'
import { ensure } from '../../refusal.ts'
import { type Context, preparedUseCase } from '../../use-case.ts'
import { guardarCertificado } from './guardar-certificado.ts'
import { exigirUnPdf, leerCertificado } from './leer-certificado.ts'
import { revisarValidacion } from './revisar-validacion.ts'

const revisar = (ctx: Context, input: Input<typeof validarDocumentoRenta>) =>
  revisarValidacion(ctx, {
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
    const pedido = await revisar(ctx, input)
    if (pedido.validado) return null
    exigirUnPdf(await examinarArchivo(ctx, { nombre: '', contenido: pedido.pdf }, input.Password ?? ''))
    return await leerCertificado(ctx, { ...pedido, clave: input.Password ?? '' })
  },
  run: async (input, ctx, certificado) => {
    const pedido = await revisar(ctx, input)
    if (pedido.validado) return { RentaPromedio: pedido.validado.rentaPromedio }
    // valid when checked, withdrawn since: the next try reads it again
    ensure(certificado !== null, m.validarFailed)
    await guardarCertificado(ctx, pedido, certificado)
    return { RentaPromedio: certificado.rentaPromedio }
  },
})
