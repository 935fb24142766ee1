import { common } from '@alerce/contract/messages/common'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { notify } from '../../../base/notificaciones/notify.ts'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { moveCasos, tantosCasos } from '../move-casos.ts'
import { personasPorId, takeCartera } from '../read-model.ts'
import type { SuplenciaGuardada } from './read-model.ts'
import { markComenzada } from './repository.ts'

/**
 * Moves the open cases of the absent advisor to the cover; repeated runs move new ones. Both are notified the first
 * time. Returns the number of cases.
 */
export async function begin(ctx: Context, suplencia: SuplenciaGuardada): Promise<number> {
  const { id, ausenteId, cubreId, hasta, motivo, comenzada } = suplencia
  const ids = (await takeCartera(ctx.tx, ausenteId)).map((caso) => caso.id)
  if (comenzada !== null && ids.length === 0) return 0
  const personas = await personasPorId(ctx.tx, [ausenteId, cubreId], true)
  const [ausente, cubre] = [personas.get(ausenteId), personas.get(cubreId)]
  if (!ausente || !cubre) return refuse(common.notFound)
  const dia = aDDMMYYYY(hasta)
  await moveCasos(ctx, {
    ids,
    de: ausente,
    a: cubre,
    titular: { id: ausenteId, hasta },
    evento: 'suplenciaComenzada' as const,
    motivo: `Hasta el ${dia}. ${motivo}`,
  })
  if (comenzada !== null) return ids.length
  await markComenzada(ctx.tx, id, ctx.ahora)
  const cuantos = tantosCasos(ids.length)
  await notify(ctx, { usuarioId: cubreId, prospectoId: null }, 'cubreDesde', cuantos, ausente.nombre, dia)
  await notify(ctx, { usuarioId: ausenteId, prospectoId: null }, 'cubiertoPor', cubre.nombre, dia)
  return ids.length
}
