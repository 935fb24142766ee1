import { cerrarIrregularidad } from '@alerce/contract/operations/mesa/irregularidades'
import { PLAZO_PARA_DESHACER } from '@alerce/domain/base/plazo-para-deshacer'
import { useCase } from '../../use-case.ts'
import { cerrar } from './cerrar.ts'

/** The advisor is told once it cannot be undone any more: a closing that is taken back tells nobody. */
export const cerrarIrregularidadUseCase = useCase(cerrarIrregularidad, async (cierre, ctx) => {
  if (!(await cerrar(ctx, cierre))) return 'ok' as const
  const aviso = { irregularidadId: cierre.irregularidadId, cerrada: ctx.ahora }
  await ctx.jobs.send(ctx.tx, 'avisar-cierre', aviso, { despuesDe: PLAZO_PARA_DESHACER })
  return 'ok' as const
})
