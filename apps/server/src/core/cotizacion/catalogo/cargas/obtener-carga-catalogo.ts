import { obtenerCargaCatalogo } from '@alerce/contract/operations/cotizacion/catalogo'
import { useCase } from '../../../use-case.ts'
import { exigirCarga } from './exigir-carga.ts'
import { presentarCarga } from './presentar-carga.ts'

export const obtenerCargaCatalogoUseCase = useCase(obtenerCargaCatalogo, async ({ cargaId }, ctx) =>
  presentarCarga(ctx, await exigirCarga(ctx, cargaId)),
)
