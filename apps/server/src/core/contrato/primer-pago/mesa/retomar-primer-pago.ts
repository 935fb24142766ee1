import { primerPagoMessages as m } from '@alerce/contract/messages/contrato/primer-pago'
import { retomarPrimerPago } from '@alerce/contract/operations/contrato/primer-pago'
import { DEL_PRIMER_PAGO } from '@alerce/domain/mesa/irregularidad'
import { note } from '../../../base/bitacora/note.ts'
import { reabrirIrregularidadUseCase } from '../../../mesa/irregularidades/reabrir-irregularidad.ts'
import { cerradasEn } from '../../../mesa/irregularidades/read-model.ts'
import { ensure } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { resolvePrimerPago } from '../repository.ts'
import { takePrimerPago, yaDecidido } from './take-primer-pago.ts'

export const retomarPrimerPagoUseCase = useCase(retomarPrimerPago, async ({ declaracionSaludId }, ctx) => {
  const pago = await takePrimerPago(ctx, declaracionSaludId)
  const { decision, resueltoEn, prospectoId, suscrito } = pago
  if (decision === null) return 'ok' as const
  ensure(!suscrito, m.suscrito)
  if (decision !== 'aceptado' || resueltoEn === null) return yaDecidido(ctx, pago)
  for (const { id } of await cerradasEn(ctx.tx, { prospectoId, codigo: DEL_PRIMER_PAGO, en: resueltoEn }))
    await reabrirIrregularidadUseCase.run({ irregularidadId: id }, ctx)
  await resolvePrimerPago(ctx.tx, declaracionSaludId, null)
  await note(ctx, prospectoId, 'primerPagoRetomado')
  return 'ok' as const
})
