import { obtenerAuditores } from '@alerce/contract/operations/declaracion/contraloria/toma'
import { persona } from '../../../actor.ts'
import { useCase } from '../../../use-case.ts'
import { auditores, casosPorAuditor, valeDesde } from './read-model.ts'

export const obtenerAuditoresUseCase = useCase(obtenerAuditores, async (_input, ctx) => {
  const propio = persona(ctx).usuarioId
  const casos = await casosPorAuditor(ctx.tx, await valeDesde(ctx))
  const quienes = await auditores(ctx.tx).execute()
  return quienes.map((auditor) => ({
    ...auditor,
    casos: casos.get(auditor.usuarioId) ?? 0,
    propia: auditor.usuarioId === propio,
  }))
})
