import { retirarCertificado } from '@alerce/contract/operations/postulacion/certificado'
import { note } from '../../base/bitacora/note.ts'
import { useCase } from '../../use-case.ts'
import { markRentasValidadas } from '../prospecto/mark-rentas-validadas.ts'
import { markRetiro } from './repository.ts'
import { takeCertificado } from './take-certificado.ts'

/** Withdraws a certificate; its income then counts as typed by hand. */
export const retirarCertificadoUseCase = useCase(retirarCertificado, async ({ certificadoId }, ctx) => {
  const { prospectoId, retirado } = await takeCertificado(ctx, certificadoId)
  if (retirado !== null) return 'ok' as const
  await markRetiro(ctx.tx, certificadoId, ctx.ahora)
  await markRentasValidadas(ctx, prospectoId)
  await note(ctx, prospectoId, 'certificadoRetirado')
  return 'ok' as const
})
