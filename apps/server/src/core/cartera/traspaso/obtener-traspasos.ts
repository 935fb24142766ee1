import { obtenerTraspasos } from '@alerce/contract/operations/cartera/traspaso'
import { seDeshaceDesde, seDeshaceHasta } from '@alerce/domain/base/un-dia-para-deshacer'
import { useCase } from '../../use-case.ts'
import { quienTraspasa } from './policy.ts'
import { traspasosDesde } from './read-model.ts'

export const obtenerTraspasosUseCase = useCase(obtenerTraspasos, async (_nothing, ctx) => {
  const quien = await quienTraspasa(ctx)
  const equipoId = quien === 'administracion' ? 'todos' : quien.equipoId
  const rows = await traspasosDesde(ctx.tx, seDeshaceDesde(ctx.ahora), equipoId)
  const traspasos = rows.map(({ id, de, a, casos, motivo, por, en }) => ({
    traspasoId: id,
    de,
    a,
    casos: Number(casos ?? 0),
    motivo,
    por,
    en,
    hasta: seDeshaceHasta(en),
  }))
  return { traspasos }
})
