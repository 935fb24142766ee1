import { common } from '@alerce/contract/messages/common'
import { revocarEnlace } from '@alerce/contract/operations/acceso/enlaces'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { exigirAlcance } from './alcance.ts'
import { partesDelEnlace } from './read-model.ts'
import { revocarEnlacesDe } from './revocar-enlaces-de.ts'

export const revocarEnlaceUseCase = useCase(revocarEnlace, async ({ enlaceId }, ctx) => {
  const { asesorId } = (await partesDelEnlace(ctx.tx, enlaceId)) ?? refuse(common.notFound)
  await exigirAlcance(ctx, asesorId)
  return { sesionesCerradas: await revocarEnlacesDe(ctx, { enlaceId }) }
})
