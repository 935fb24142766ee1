import { obtenerMetas } from '@alerce/contract/operations/cartera/equipo'
import { useCase } from '../../use-case.ts'
import { equipoPropio } from './policy.ts'
import { historiaDeMetas, metasQueRigen, versionDeMetas } from './read-model-metas.ts'

export const obtenerMetasUseCase = useCase(obtenerMetas, async ({ mes }, ctx) => {
  const equipo = await equipoPropio(ctx)
  const ids = equipo.map(({ identificador }) => identificador)
  if (ids.length === 0) return { metas: [], historia: [], version: versionDeMetas([]) }
  const metas = await metasQueRigen(ctx.tx, ids, mes)
  return {
    metas: equipo.map(({ identificador: asesorId, nombre }) => {
      const meta = metas.get(asesorId)
      return { asesorId, nombre, contratos: meta?.contratos ?? null, uf: meta?.uf ?? null, delMes: meta?.mes ?? null }
    }),
    historia: await historiaDeMetas(ctx.tx, ids),
    version: versionDeMetas([...metas.values()].map(({ metaId }) => metaId)),
  }
})
