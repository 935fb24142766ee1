import { traspasoMessages as m } from '@alerce/contract/messages/cartera/traspaso'
import { common } from '@alerce/contract/messages/common'
import { traspasarCasos } from '@alerce/contract/operations/cartera/traspaso'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { entregar, tomarElegidos } from './entregar.ts'
import { exigirPartes } from './policy.ts'
import { tomarCartera } from './read-model.ts'
import { terminarLasDe } from './suplencia/terminar.ts'

export const traspasarCasosUseCase = useCase(traspasarCasos, async ({ deId, aId, prospectoIds, motivo }, ctx) => {
  const partes = { de: deId, a: aId, campo: 'aId' }
  await exigirPartes(ctx, partes, partes)
  if (prospectoIds) {
    const ids = [...new Set(prospectoIds)]
    const casos = await tomarElegidos(ctx, deId, ids)
    // An unknown id
    ensure(casos.length === ids.length, common.notFound)
    return await entregar(ctx, { ...partes, casos, motivo })
  }
  // A permanent leave ends the absence and the covers of the advisor
  await terminarLasDe(ctx, { ausenteId: deId })
  await terminarLasDe(ctx, { cubreId: deId })
  const casos = await tomarCartera(ctx.tx, deId)
  ensure(casos.length > 0, m.sinCasos)
  return await entregar(ctx, { ...partes, casos, motivo })
})
