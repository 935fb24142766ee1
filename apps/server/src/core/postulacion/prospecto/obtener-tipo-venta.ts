import { obtenerTipoVenta } from '@alerce/contract/operations/postulacion/prospecto'
import { useCase } from '../../use-case.ts'
import { leerProspecto } from './policy.ts'

export const obtenerTipoVentaUseCase = useCase(obtenerTipoVenta, async ({ prospectoId }, ctx) => {
  const { tipoVenta } = await leerProspecto(ctx, prospectoId)
  return { tipoVenta }
})
