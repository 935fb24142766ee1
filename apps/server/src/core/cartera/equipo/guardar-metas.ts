import { metaMessages as m } from '@alerce/contract/messages/cartera/equipo'
import { guardarMetas } from '@alerce/contract/operations/cartera/equipo'
import { mesesDeMeta } from '@alerce/domain/cartera/equipo/meta'
import { persona } from '../../actor.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { equipoPropio } from './policy.ts'
import { metasQueRigen } from './read-model-metas.ts'
import { insertMetas } from './repository.ts'

export const guardarMetasUseCase = useCase(guardarMetas, async ({ mes, metas }, ctx) => {
  const ids = metas.map(({ asesorId }) => asesorId)
  await equipoPropio(ctx, ids)
  ensure(mesesDeMeta(ctx.hoy).includes(mes), m.mesPasado, { campo: 'mes' })
  const antes = await metasQueRigen(ctx.tx, ids, mes)
  const cambian = metas.filter(({ asesorId, contratos }) => contratos !== (antes.get(asesorId)?.contratos ?? null))
  const { nombre: por } = persona(ctx)
  await insertMetas(
    ctx.tx,
    cambian.map(({ asesorId, contratos }) => ({ asesorId, mes, contratos, por, en: ctx.ahora })),
  )
  return { cambiadas: cambian.length }
})
