import { retirarCertificado } from '@alerce/contract/operations/postulacion/certificado'
import { anotar } from '../../base/bitacora/anotar.ts'
import { useCase } from '../../use-case.ts'
import { marcarRentasValidadas } from '../prospecto/marcar-rentas-validadas.ts'
import { marcarRetiro } from './repository.ts'
import { tomarCertificado } from './tomar-certificado.ts'

/** Withdraws a certificate; its income then counts as typed by hand. */
export const retirarCertificadoUseCase = useCase(retirarCertificado, async ({ certificadoId }, ctx) => {
  const { prospectoId, retirado } = await tomarCertificado(ctx, certificadoId)
  if (retirado !== null) return 'ok' as const
  await marcarRetiro(ctx.tx, certificadoId, ctx.ahora)
  await marcarRentasValidadas(ctx, prospectoId)
  await anotar(ctx, prospectoId, 'certificadoRetirado')
  return 'ok' as const
})
