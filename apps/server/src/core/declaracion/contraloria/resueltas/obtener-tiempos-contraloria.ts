import { obtenerTiemposContraloria } from '@alerce/contract/operations/declaracion/contraloria/resueltas'
import { inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { sumaDias } from '@alerce/domain/base/fechas/fecha'
import { persona } from '../../../actor.ts'
import { parametrosAl } from '../../../base/parametros/read-model.ts'
import { useCase } from '../../../use-case.ts'
import { tiemposDesde } from './read-model.ts'

export const obtenerTiemposContraloriaUseCase = useCase(obtenerTiemposContraloria, async ({ dias }, ctx) => {
  const { usuarioId } = persona(ctx)
  const { horasMetaContraloria: metaHoras } = await parametrosAl(ctx.tx, ctx.hoy)
  const auditores = await tiemposDesde(ctx.tx, inicioDelDia(sumaDias(ctx.hoy, 1 - dias)), metaHoras)
  return { metaHoras, auditores: auditores.map((uno) => ({ ...uno, propia: uno.usuarioId === usuarioId })) }
})
