import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import { obtenerCargaCatalogo } from '@alerce/contract/operations/cotizacion/catalogo'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { presentarCarga } from './presentar-carga.ts'
import { buscarCarga } from './read-model.ts'

export const obtenerCargaCatalogoUseCase = useCase(obtenerCargaCatalogo, async ({ cargaId }, ctx) =>
  presentarCarga(ctx, (await buscarCarga(ctx.tx, cargaId)) ?? refuse(m.yaDescartada)),
)
