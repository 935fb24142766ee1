import { common } from '@alerce/contract/messages/common'
import { revocarEnlace } from '@alerce/contract/operations/acceso/enlaces'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { ensureAlcance } from './alcance.ts'
import { partesDelEnlace } from './read-model.ts'
import { revokeEnlacesDe } from './revoke-enlaces-de.ts'

export const revocarEnlaceUseCase = useCase(revocarEnlace, async ({ enlaceId }, ctx) => {
  const { asesorId } = (await partesDelEnlace(ctx.tx, enlaceId)) ?? refuse(common.notFound)
  await ensureAlcance(ctx, asesorId)
  return { sesionesCerradas: await revokeEnlacesDe(ctx, { enlaceId }) }
})
