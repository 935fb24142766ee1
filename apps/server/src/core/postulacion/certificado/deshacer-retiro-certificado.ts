import { certificadoMessages as m } from '@alerce/contract/messages/postulacion/certificado'
import { deshacerRetiroCertificado } from '@alerce/contract/operations/postulacion/certificado'
import { sePuedeDeshacer } from '@alerce/domain/base/un-dia-para-deshacer'
import { anotar } from '../../base/bitacora/anotar.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { marcarRentasValidadas } from '../prospecto/marcar-rentas-validadas.ts'
import { hayOtroDelEmpleador } from './read-model.ts'
import { marcarRetiro } from './repository.ts'
import { tomarCertificado } from './tomar-certificado.ts'

export const deshacerRetiroCertificadoUseCase = useCase(deshacerRetiroCertificado, async ({ certificadoId }, ctx) => {
  const { prospectoId, rutEmpleador, retirado } = await tomarCertificado(ctx, certificadoId)
  if (retirado === null) return 'ok' as const
  ensure(sePuedeDeshacer(retirado, ctx.ahora), m.retiroVencido)
  ensure(!(await hayOtroDelEmpleador(ctx.tx, prospectoId, rutEmpleador)), m.yaValidado)
  await marcarRetiro(ctx.tx, certificadoId, null)
  await marcarRentasValidadas(ctx, prospectoId)
  await anotar(ctx, prospectoId, 'certificadoRestituido')
  return 'ok' as const
})
