import { obtenerFilasEstadistica } from '@alerce/contract/operations/cartera/estadisticas'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { figuraDeLasFilas } from '@alerce/domain/cartera/estadisticas'
import { quienMiraElEquipo } from '../../postulacion/prospecto/policy.ts'
import { cutPage, useCase } from '../../use-case.ts'
import { nombresPorAsesor } from '../equipo/read-model.ts'
import { consultaDe } from './consulta.ts'
import { type FilaDeEstadistica, filas } from './read-model.ts'

const nombreDe = ({ nombres, apellidoPaterno, apellidoMaterno }: FilaDeEstadistica): string =>
  [nombres, apellidoPaterno, apellidoMaterno].filter((parte) => parte !== '').join(' ')

/** The rows behind a figure. */
export const obtenerFilasEstadisticaUseCase = useCase(obtenerFilasEstadistica, async (input, ctx) => {
  const consulta = await consultaDe(ctx, input)
  const { limite } = input
  const figura = figuraDeLasFilas(input.figura)
  const found = await filas(ctx.tx, consulta, { figura, cursor: input.cursor ?? null, limite: limite + 1 })
  const { pagina, siguiente } = cutPage(found, limite)
  const nombres = await nombresPorAsesor(ctx.tx, quienMiraElEquipo(ctx.actor, input.identificador))
  return {
    filas: pagina.map((fila) => ({
      filaId: fila.id,
      prospectoId: fila.prospectoId,
      nombre: nombreDe(fila),
      estado: fila.estado,
      fecha: aDDMMYYYY(hoyEnSantiago(fila.en)),
      folioDS: fila.folio,
      asesor: nombres.get(fila.asesorId) ?? null,
    })),
    siguiente,
  }
})
