import { reenviarCodigo } from '@alerce/contract/operations/declaracion/postulante-entrada'
import { useCase } from '../../../use-case.ts'
import { ultimoCodigo } from '../repository-codigo.ts'
import { ensureDesafio, mailCodigo, takeInvitacion } from './take-invitacion.ts'

export const reenviarCodigoUseCase = useCase(reenviarCodigo, async ({ enlace, desafio }, ctx) => {
  const tomada = await takeInvitacion(ctx, enlace)
  if (tomada.situacion === 'bloqueado') return { estado: 'bloqueado' as const }
  ensureDesafio(await ultimoCodigo(ctx.tx, tomada.declaracion.id, 'entrada'), desafio)
  return await mailCodigo(ctx, tomada)
})
