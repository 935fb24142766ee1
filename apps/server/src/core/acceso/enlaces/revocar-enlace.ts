import { common } from '@alerce/contract/messages/common'
import { revocarEnlace } from '@alerce/contract/operations/acceso/enlaces'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { partesDelEnlace } from './read-model.ts'
import { revocarEnlacesDe } from './revocar-enlaces-de.ts'

export const revocarEnlaceUseCase = useCase(revocarEnlace, async ({ enlaceId }, ctx) => {
  ensure(await partesDelEnlace(ctx.tx, enlaceId), common.notFound)
  return { sesionesCerradas: await revocarEnlacesDe(ctx, { enlaceId }) }
})
