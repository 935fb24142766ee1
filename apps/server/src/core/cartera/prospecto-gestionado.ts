import { prospectoGestionado } from '@alerce/contract/operations/cartera'
import { inicioDelDia } from '@alerce/domain/fechas/dia'
import { anotar } from '../bitacora/anotar.ts'
import { hayEntrada } from '../bitacora/read-model.ts'
import { leerProspecto } from '../prospecto/policy.ts'
import { useCase } from '../use-case.ts'
import { marcarGestionado } from './repository.ts'

/** Marks the card as taken in hand; the Bitácora says so once a day. Who only supervises leaves no mark. */
export const prospectoGestionadoUseCase = useCase(prospectoGestionado, async ({ prospectoId }, ctx) => {
  const { asesorId } = await leerProspecto(ctx, prospectoId)
  if (ctx.actor.kind === 'persona' && ctx.actor.usuarioId !== asesorId) return 'ok' as const
  await marcarGestionado(ctx.tx, prospectoId, ctx.ahora)
  const ya = await hayEntrada(ctx.tx, prospectoId, 'prospectoGestionado', inicioDelDia(ctx.hoy))
  if (!ya) await anotar(ctx, prospectoId, 'prospectoGestionado')
  return 'ok' as const
})
