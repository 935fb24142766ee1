import { obtenerCarteras } from '@alerce/contract/operations/cartera/traspaso'
import { momentoDeCobertura } from '@alerce/domain/cartera/traspaso/cobertura'
import { useCase } from '../../use-case.ts'
import { coberturasVivas } from './cobertura/read-model.ts'
import { quienTraspasa } from './policy.ts'
import { carteras } from './read-model.ts'

export const obtenerCarterasUseCase = useCase(obtenerCarteras, async (_nothing, ctx) => {
  const quien = await quienTraspasa(ctx)
  const todas = await carteras(ctx.tx, quien === 'administracion' ? 'todos' : quien.equipoId)
  const coberturas = await coberturasVivas(ctx.tx)
  return {
    carteras: todas.map((cartera) => ({
      ...cartera,
      coberturas: coberturas
        .filter(({ ausenteId }) => ausenteId === cartera.asesorId)
        .map(({ id, ausenteId, cubreId, cubre, desde, hasta }) => ({
          ...{ coberturaId: id, ausenteId, cubreId, cubre, desde, hasta },
          enCurso: momentoDeCobertura({ desde, hasta }, ctx.hoy) !== 'por venir',
        })),
    })),
  }
})
