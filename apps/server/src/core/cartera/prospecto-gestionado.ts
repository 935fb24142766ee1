import { prospectoGestionado } from '@alerce/contract/operations/cartera'
import { inicioDelDia } from '@alerce/domain/fechas/dia'
import { anotar } from '../bitacora/anotar.ts'
import { hayEntrada } from '../bitacora/read-model.ts'
import { editarProspecto } from '../prospecto/policy.ts'
import { useCase } from '../use-case.ts'
import { marcarGestionado } from './repository.ts'

/** Marks the card as taken in hand; the Bitácora says so once a day. */
export const prospectoGestionadoUseCase = useCase(prospectoGestionado, async ({ prospectoId }, ctx) => {
  await editarProspecto(ctx, prospectoId)
  await marcarGestionado(ctx.tx, prospectoId, ctx.ahora)
  const ya = await hayEntrada(ctx.tx, prospectoId, 'prospectoGestionado', inicioDelDia(ctx.hoy))
  if (!ya) await anotar(ctx, prospectoId, 'prospectoGestionado')
  return 'ok' as const
})
