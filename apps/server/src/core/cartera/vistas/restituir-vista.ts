import { vistaMessages as m } from '@alerce/contract/messages/cartera/lista'
import { restituirVista } from '@alerce/contract/operations/cartera/vistas'
import { sePuedeDeshacer } from '@alerce/domain/base/un-dia-para-deshacer'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { editVista, ensureCabe } from './policy.ts'
import { markBorrada } from './repository.ts'

export const restituirVistaUseCase = useCase(restituirVista, async ({ vistaId }, ctx) => {
  const vista = await editVista(ctx, vistaId)
  if (vista.borradaEn === null) return 'ok' as const
  ensure(sePuedeDeshacer(vista.borradaEn, ctx.ahora), m.eliminada)
  await ensureCabe(ctx, vista, null)
  await markBorrada(ctx.tx, vistaId, null)
  return 'ok' as const
})
