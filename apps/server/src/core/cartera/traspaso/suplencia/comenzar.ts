import { common } from '@alerce/contract/messages/common'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { notificar } from '../../../base/notificaciones/notificar.ts'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { moverCasos, tantosCasos } from '../mover-casos.ts'
import { personasPorId, tomarCartera } from '../read-model.ts'
import type { SuplenciaGuardada } from './read-model.ts'
import { marcarComenzada } from './repository.ts'

/**
 * Moves the open cases of the absent advisor to the cover; repeated runs move new ones. Both are notified the first
 * time. Returns the number of cases.
 */
export async function comenzar(ctx: Context, suplencia: SuplenciaGuardada): Promise<number> {
  const { id, ausenteId, cubreId, hasta, motivo, comenzada } = suplencia
  const ids = (await tomarCartera(ctx.tx, ausenteId)).map((caso) => caso.id)
  if (comenzada !== null && ids.length === 0) return 0
  const personas = await personasPorId(ctx.tx, [ausenteId, cubreId], true)
  const [ausente, cubre] = [personas.get(ausenteId), personas.get(cubreId)]
  if (!ausente || !cubre) return refuse(common.notFound)
  const dia = aDDMMYYYY(hasta)
  await moverCasos(ctx, {
    ids,
    de: ausente,
    a: cubre,
    titular: { id: ausenteId, hasta },
    evento: 'suplenciaComenzada' as const,
    motivo: `Hasta el ${dia}. ${motivo}`,
  })
  if (comenzada !== null) return ids.length
  await marcarComenzada(ctx.tx, id, ctx.ahora)
  const cuantos = tantosCasos(ids.length)
  await notificar(ctx, { usuarioId: cubreId, prospectoId: null }, 'cubreDesde', cuantos, ausente.nombre, dia)
  await notificar(ctx, { usuarioId: ausenteId, prospectoId: null }, 'cubiertoPor', cubre.nombre, dia)
  return ids.length
}
