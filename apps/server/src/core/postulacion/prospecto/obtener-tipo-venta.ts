import { obtenerTipoVenta } from '@alerce/contract/operations/postulacion/prospecto'
import { useCase } from '../../use-case.ts'
import { readProspecto } from './policy.ts'

export const obtenerTipoVentaUseCase = useCase(obtenerTipoVenta, async ({ prospectoId }, ctx) => {
  const { tipoVenta } = await readProspecto(ctx, prospectoId)
  return { tipoVenta }
})
