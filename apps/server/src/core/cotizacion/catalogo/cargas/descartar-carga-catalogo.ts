import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import { descartarCargaCatalogo } from '@alerce/contract/operations/cotizacion/catalogo'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { ensureCarga } from './ensure-carga.ts'
import { discardCarga } from './repository.ts'

/** Discards a dry run; an applied load is history and cannot be discarded. */
export const descartarCargaCatalogoUseCase = useCase(descartarCargaCatalogo, async ({ cargaId }, ctx) => {
  if (await discardCarga(ctx.tx, cargaId)) return 'ok' as const
  await ensureCarga(ctx, cargaId)
  return refuse(m.yaAplicada)
})
