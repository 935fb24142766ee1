import { certificadoMessages as m } from '@alerce/contract/messages/postulacion/certificado'
import { validarDocumentoRenta } from '@alerce/contract/operations/postulacion/certificado'
import type { CertificadoValido } from '@alerce/domain/postulacion/certificado/revisar'
import { firma } from '../../actor.ts'
import { anotar } from '../../base/bitacora/anotar.ts'
import { ensure } from '../../refusal.ts'
import { type Context, preparedUseCase } from '../../use-case.ts'
import { marcarRentasValidadas } from '../prospecto/marcar-rentas-validadas.ts'
import { leerCertificado } from './leer-certificado.ts'
import { insertarCertificado, retirarDelEmpleador } from './repository.ts'
import { type Pedido, revisarPedido } from './revisar-pedido.ts'

async function guardar(ctx: Context, pedido: Pedido, certificado: CertificadoValido): Promise<void> {
  const { prospectoId, rut, rutEmpleador, afp, sha256 } = pedido
  await retirarDelEmpleador(ctx.tx, { prospectoId, rutEmpleador, en: ctx.ahora })
  const inserted = await insertarCertificado(ctx.tx, {
    prospectoId,
    rut,
    rutEmpleador,
    afp,
    sha256,
    rentaPromedio: certificado.rentaPromedio,
    meses: certificado.meses,
    emitido: certificado.emitido,
    validado: ctx.ahora,
    validadoPor: firma(ctx.actor),
  })
  ensure(inserted !== null, m.yaValidado)
}

/**
 * Reads a certificate before the transaction, then keeps what it said: the average of an employer counts because the
 * server read it, not because a browser says so (decision 016). The same document again answers the same.
 */
export const validarDocumentoRentaUseCase = preparedUseCase(validarDocumentoRenta, {
  prepare: async (input, ctx) => {
    const pedido = await revisarPedido(ctx, input)
    return pedido.validado ? null : await leerCertificado(ctx, { ...pedido, clave: input.Password ?? '' })
  },
  run: async (input, ctx, certificado) => {
    const pedido = await revisarPedido(ctx, input)
    if (pedido.validado) return { RentaPromedio: pedido.validado.rentaPromedio }
    // it counted when it was asked about, and was taken back since: the next try reads it
    ensure(certificado !== null, m.validarFailed)
    await guardar(ctx, pedido, certificado)
    await marcarRentasValidadas(ctx, pedido.prospectoId)
    await anotar(ctx, pedido.prospectoId, 'certificadoValidado')
    return { RentaPromedio: certificado.rentaPromedio }
  },
})
