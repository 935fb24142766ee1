import { metaMessages as m } from '@alerce/contract/messages/cartera/equipo'
import { common } from '@alerce/contract/messages/common'
import { guardarMetas } from '@alerce/contract/operations/cartera/equipo'
import { mesesDeMeta } from '@alerce/domain/cartera/equipo/meta'
import { persona } from '../../actor.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { equipoPropio } from './policy.ts'
import { metasQueRigen, versionDeMetas } from './read-model-metas.ts'
import { insertMetas, lockMetas } from './repository.ts'

const ufDe = (metas: Awaited<ReturnType<typeof metasQueRigen>>, asesorId: number) => metas.get(asesorId)?.uf ?? null

export const guardarMetasUseCase = useCase(guardarMetas, async ({ mes, metas, version }, ctx) => {
  const ids = metas.map(({ asesorId }) => asesorId)
  await equipoPropio(ctx, ids)
  ensure(mesesDeMeta(ctx.hoy).includes(mes), m.mesPasado, { campo: 'mes' })
  await lockMetas(ctx.tx, ids)
  const antes = await metasQueRigen(ctx.tx, ids, mes)
  const guardadas = [...antes.values()].map(({ metaId }) => metaId)
  ensure(version === undefined || versionDeMetas(guardadas) <= version, common.staleVersion)
  const cambian = metas
    .map(({ asesorId, contratos, uf }) => ({ asesorId, contratos, uf: uf === undefined ? ufDe(antes, asesorId) : uf }))
    .filter(({ asesorId, contratos, uf }) => {
      return contratos !== (antes.get(asesorId)?.contratos ?? null) || uf !== ufDe(antes, asesorId)
    })
  const { nombre: por } = persona(ctx)
  const nuevas = await insertMetas(
    ctx.tx,
    cambian.map((meta) => ({ ...meta, mes, por, en: ctx.ahora })),
  )
  return { cambiadas: cambian.length, version: versionDeMetas([...guardadas, ...nuevas]) }
})
