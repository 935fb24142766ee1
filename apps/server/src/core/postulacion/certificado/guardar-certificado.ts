import { certificadoMessages as m } from '@alerce/contract/messages/postulacion/certificado'
import type { CertificadoValido } from '@alerce/domain/postulacion/certificado/revisar'
import { anotar } from '../../base/bitacora/anotar.ts'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { marcarRentasValidadas } from '../prospecto/marcar-rentas-validadas.ts'
import { insertarCertificado, retirarDelEmpleador } from './repository.ts'
import type { ValidacionPedida } from './revisar-validacion.ts'

/** Stores a certificate, valid from now on; returns its id. */
export async function guardarCertificado(
  ctx: Context,
  pedido: ValidacionPedida,
  certificado: CertificadoValido,
): Promise<number> {
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
    validadoPor: await firmaSobre(ctx.tx, ctx.actor, { prospectoId }),
  })
  const id = inserted ?? refuse(m.yaValidado)
  await marcarRentasValidadas(ctx, prospectoId)
  await anotar(ctx, prospectoId, 'certificadoValidado')
  return id
}
