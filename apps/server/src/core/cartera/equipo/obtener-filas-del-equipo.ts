import { obtenerFilasDelEquipo } from '@alerce/contract/operations/cartera/equipo'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { nombreCompleto } from '@alerce/domain/base/persona/nombre'
import { esAlertaDeVentas } from '@alerce/domain/cartera/equipo/alerta'
import { mesDeMeta } from '@alerce/domain/cartera/equipo/meta'
import { persona } from '../../actor.ts'
import { cutPage, useCase } from '../../use-case.ts'
import { equipoPropio } from './policy.ts'
import { umbralDe } from './read-model-alertas.ts'
import { filasDelEquipo } from './read-model-tablero.ts'

export const obtenerFilasDelEquipoUseCase = useCase(obtenerFilasDelEquipo, async (input, ctx) => {
  const { figura, limite, cursor = null, asesorId = null } = input
  const mes = input.mes ?? mesDeMeta(ctx.hoy)
  const equipo = await equipoPropio(ctx, asesorId === null ? undefined : [asesorId])
  const nombres = new Map(equipo.map(({ identificador, nombre }) => [identificador, nombre]))
  const dias = esAlertaDeVentas(figura) ? await umbralDe(ctx.tx, persona(ctx).usuarioId, figura) : null
  if (esAlertaDeVentas(figura) && dias === null) return { filas: [], siguiente: null }
  const found = await filasDelEquipo(ctx.tx, [...nombres.keys()], {
    figura,
    dias,
    mes,
    hoy: ctx.hoy,
    cursor,
    limite: limite + 1,
  })
  const { pagina, siguiente } = cutPage(
    found.map((fila) => ({ ...fila, id: fila.prospectoId })),
    limite,
  )
  return {
    filas: pagina.map((fila) => ({
      prospectoId: fila.prospectoId,
      nombre: nombreCompleto(fila),
      estado: fila.estado,
      desde: aDDMMYYYY(hoyEnSantiago(fila.desde)),
      paso: fila.paso,
      folioDS: fila.folioDS,
      asesor: nombres.get(fila.asesorId) ?? '',
    })),
    siguiente,
  }
})
