import { traspasoMessages as m } from '@alerce/contract/messages/cartera/traspaso'
import { common } from '@alerce/contract/messages/common'
import { traspasarCasos } from '@alerce/contract/operations/cartera/traspaso'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { deliver, takeElegidos } from './deliver.ts'
import { ensurePartes } from './policy.ts'
import { takeCartera } from './read-model.ts'
import { endAllOf } from './suplencia/end.ts'

export const traspasarCasosUseCase = useCase(traspasarCasos, async ({ deId, aId, prospectoIds, motivo }, ctx) => {
  const partes = { de: deId, a: aId, campo: 'aId' }
  await ensurePartes(ctx, partes, partes)
  if (prospectoIds) {
    const ids = [...new Set(prospectoIds)]
    const casos = await takeElegidos(ctx, deId, ids)
    // An unknown id
    ensure(casos.length === ids.length, common.notFound)
    return await deliver(ctx, { ...partes, casos, motivo })
  }
  // A permanent leave ends the absence and the covers of the advisor
  await endAllOf(ctx, { ausenteId: deId })
  await endAllOf(ctx, { cubreId: deId })
  const casos = await takeCartera(ctx.tx, deId)
  ensure(casos.length > 0, m.sinCasos)
  return await deliver(ctx, { ...partes, casos, motivo })
})
