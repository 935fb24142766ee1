import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import { obtenerFilasCargaCatalogo } from '@alerce/contract/operations/cotizacion/catalogo'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { buscarCarga, filasDeCarga } from './read-model.ts'

export const obtenerFilasCargaCatalogoUseCase = useCase(
  obtenerFilasCargaCatalogo,
  async ({ cargaId, situacion, cursor, limite }, { tx }) => {
    const { id } = (await buscarCarga(tx, cargaId)) ?? refuse(m.yaDescartada)
    const page = { situacion: situacion ?? null, despuesDe: cursor ?? 0, limite: limite + 1 }
    const leidas = await filasDeCarga(tx, id, page)
    const filas = leidas.slice(0, limite)
    return { filas, siguiente: leidas.length > limite ? (filas.at(-1)?.orden ?? null) : null }
  },
)
