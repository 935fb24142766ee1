import { certificadoMessages as m } from '@alerce/contract/messages/postulacion/certificado'
import type { CertificadoValido } from '@alerce/domain/postulacion/certificado/revisar'
import { note } from '../../base/bitacora/note.ts'
import { firmaSobre } from '../../base/bitacora/read-model.ts'
import { refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { markRentasValidadas } from '../prospecto/mark-rentas-validadas.ts'
import type { ValidacionPedida } from './check-validacion.ts'
import { insertCertificado, withdrawFromEmpleador } from './repository.ts'

/** Stores a certificate, valid from now on; returns its id. */
export async function saveCertificado(
  ctx: Context,
  pedido: ValidacionPedida,
  certificado: CertificadoValido,
): Promise<number> {
  const { prospectoId, rut, rutEmpleador, afp, sha256 } = pedido
  await withdrawFromEmpleador(ctx.tx, { prospectoId, rutEmpleador, en: ctx.ahora })
  const inserted = await insertCertificado(ctx.tx, {
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
  await markRentasValidadas(ctx, prospectoId)
  await note(ctx, prospectoId, 'certificadoValidado')
  return id
}
