import { cerrarIrregularidad } from '@alerce/contract/operations/mesa/irregularidades'
import { PLAZO_PARA_DESHACER } from '@alerce/domain/base/plazo-para-deshacer'
import { useCase } from '../../use-case.ts'
import { close } from './close.ts'

/**
 * Closes an irregularity. The advisor is notified only when it can no longer be undone, so that an undone closing
 * notifies nobody.
 */
export const cerrarIrregularidadUseCase = useCase(cerrarIrregularidad, async (cierre, ctx) => {
  if (!(await close(ctx, cierre))) return 'ok' as const
  const aviso = { irregularidadId: cierre.irregularidadId, cerrada: ctx.ahora }
  await ctx.jobs.send(ctx.tx, 'avisar-cierre', aviso, { despuesDe: PLAZO_PARA_DESHACER })
  return 'ok' as const
})
