import { obtenerFilasCargaCatalogo } from '@alerce/contract/operations/cotizacion/catalogo'
import { useCase } from '../../../use-case.ts'
import { ensureCarga } from './ensure-carga.ts'
import { filasDeCarga } from './read-model.ts'

export const obtenerFilasCargaCatalogoUseCase = useCase(
  obtenerFilasCargaCatalogo,
  async ({ cargaId, situacion, cursor, limite }, ctx) => {
    const { id } = await ensureCarga(ctx, cargaId)
    const page = { situacion: situacion ?? null, despuesDe: cursor ?? 0, limite: limite + 1 }
    const leidas = await filasDeCarga(ctx.tx, id, page)
    const filas = leidas.slice(0, limite)
    return { filas, siguiente: leidas.length > limite ? (filas.at(-1)?.orden ?? null) : null }
  },
)
