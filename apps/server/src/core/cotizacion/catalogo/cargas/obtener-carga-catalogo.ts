import { obtenerCargaCatalogo } from '@alerce/contract/operations/cotizacion/catalogo'
import { useCase } from '../../../use-case.ts'
import { exigirCarga } from './exigir-carga.ts'
import { presentarCarga } from './presentar-carga.ts'
import { sinVueltaDe } from './sin-vuelta.ts'

export const obtenerCargaCatalogoUseCase = useCase(obtenerCargaCatalogo, async ({ cargaId }, ctx) => {
  const carga = await exigirCarga(ctx, cargaId)
  const sinVuelta = carga.estado === 'aplicada' ? await sinVueltaDe(ctx, carga) : null
  return { ...(await presentarCarga(ctx, carga)), sinVuelta: sinVuelta?.text ?? null }
})
