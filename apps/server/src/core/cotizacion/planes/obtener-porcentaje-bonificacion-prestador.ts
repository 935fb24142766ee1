import { obtenerPorcentajeBonificacionPrestador } from '@alerce/contract/operations/cotizacion/cotizacion'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { bonificacionesDe, colectivoDe } from './read-model.ts'

export const obtenerPorcentajeBonificacionPrestadorUseCase = useCase(
  obtenerPorcentajeBonificacionPrestador,
  async ({ codigoPrestador: prestador, prospectoId }, ctx) => {
    const colectivo = prospectoId === undefined ? undefined : colectivoDe(await readProspecto(ctx, prospectoId))
    const pares = await bonificacionesDe(ctx.tx, { prestador, hoy: ctx.hoy, colectivo })
    return pares.map((par) => ({ porcentajeBonificacionId: par }))
  },
)
