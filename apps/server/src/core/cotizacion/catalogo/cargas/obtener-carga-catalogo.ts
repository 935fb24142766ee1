import { obtenerCargaCatalogo } from '@alerce/contract/operations/cotizacion/catalogo'
import { useCase } from '../../../use-case.ts'
import { ensureCarga } from './ensure-carga.ts'
import { presentCarga } from './present-carga.ts'
import { sinVueltaDe } from './sin-vuelta.ts'

export const obtenerCargaCatalogoUseCase = useCase(obtenerCargaCatalogo, async ({ cargaId }, ctx) => {
  const carga = await ensureCarga(ctx, cargaId)
  const sinVuelta = carga.estado === 'aplicada' ? await sinVueltaDe(ctx, carga) : null
  return { ...(await presentCarga(ctx, carga)), sinVuelta: sinVuelta?.text ?? null }
})
