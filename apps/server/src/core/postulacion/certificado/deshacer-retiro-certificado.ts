import { certificadoMessages as m } from '@alerce/contract/messages/postulacion/certificado'
import { deshacerRetiroCertificado } from '@alerce/contract/operations/postulacion/certificado'
import { sePuedeDeshacer } from '@alerce/domain/base/un-dia-para-deshacer'
import { note } from '../../base/bitacora/note.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { markRentasValidadas } from '../prospecto/mark-rentas-validadas.ts'
import { hayOtroDelEmpleador } from './read-model.ts'
import { markRetiro } from './repository.ts'
import { takeCertificado } from './take-certificado.ts'

export const deshacerRetiroCertificadoUseCase = useCase(deshacerRetiroCertificado, async ({ certificadoId }, ctx) => {
  const { prospectoId, rutEmpleador, retirado } = await takeCertificado(ctx, certificadoId)
  if (retirado === null) return 'ok' as const
  ensure(sePuedeDeshacer(retirado, ctx.ahora), m.retiroVencido)
  ensure(!(await hayOtroDelEmpleador(ctx.tx, prospectoId, rutEmpleador)), m.yaValidado)
  await markRetiro(ctx.tx, certificadoId, null)
  await markRentasValidadas(ctx, prospectoId)
  await note(ctx, prospectoId, 'certificadoRestituido')
  return 'ok' as const
})
