import { obtenerCarteras } from '@alerce/contract/operations/cartera/traspaso'
import { momentoDeSuplencia } from '@alerce/domain/cartera/traspaso/suplencia'
import { useCase } from '../../use-case.ts'
import { quienTraspasa } from './policy.ts'
import { carteras } from './read-model.ts'
import { suplenciasVivas } from './suplencia/read-model.ts'

export const obtenerCarterasUseCase = useCase(obtenerCarteras, async (_nothing, ctx) => {
  const quien = await quienTraspasa(ctx)
  const todas = await carteras(ctx.tx, quien === 'administracion' ? 'todos' : quien.equipoId)
  const suplencias = await suplenciasVivas(ctx.tx)
  return {
    carteras: todas.map((cartera) => ({
      ...cartera,
      suplencias: suplencias
        .filter(({ ausenteId }) => ausenteId === cartera.asesorId)
        .map(({ id, ausenteId, cubreId, cubre, desde, hasta }) => ({
          suplenciaId: id,
          ausenteId,
          cubreId,
          cubre,
          desde,
          hasta,
          enCurso: momentoDeSuplencia({ desde, hasta }, ctx.hoy) !== 'por venir',
        })),
    })),
  }
})
