import { reenviarCodigo } from '@alerce/contract/operations/declaracion/postulante-entrada'
import { useCase } from '../../../use-case.ts'
import { ultimoCodigo } from '../repository-codigo.ts'
import { exigirDesafio, mandarCodigo, tomarInvitacion } from './tomar-invitacion.ts'

export const reenviarCodigoUseCase = useCase(reenviarCodigo, async ({ enlace, desafio }, ctx) => {
  const tomada = await tomarInvitacion(ctx, enlace)
  if (tomada.situacion === 'bloqueado') return { estado: 'bloqueado' as const }
  exigirDesafio(await ultimoCodigo(ctx.tx, tomada.declaracion.id, 'entrada'), desafio)
  return await mandarCodigo(ctx, tomada)
})
