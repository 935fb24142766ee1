import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import { deshacerCargaCatalogo } from '@alerce/contract/operations/cotizacion/catalogo'
import { firma } from '../../../actor.ts'
import { refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { esSuma } from '../tablas/lugares.ts'
import { codigosEnUso } from '../tablas/read-model-sumas.ts'
import { reemplazadoDe, restore } from '../tablas/repository-reemplazado.ts'
import { ensureCarga, yaNoEsta } from './ensure-carga.ts'
import { presentCarga } from './present-carga.ts'
import { markDeshecha, takeCarga } from './repository.ts'
import { sinVueltaDe } from './sin-vuelta.ts'

/**
 * Restores each row that a load replaced, exactly as it was. A row that is referenced elsewhere stays, and then the
 * load stays too.
 */
export const deshacerCargaCatalogoUseCase = useCase(deshacerCargaCatalogo, async ({ cargaId }, ctx) => {
  if (!(await takeCarga(ctx.tx, cargaId))) await yaNoEsta(ctx, cargaId)
  const carga = await ensureCarga(ctx, cargaId)
  const sinVuelta = await sinVueltaDe(ctx, carga)
  if (sinVuelta) refuse(sinVuelta)
  const reemplazadas = await reemplazadoDe(ctx.tx, cargaId)
  const { tabla } = carga
  const agregadas = reemplazadas.filter(({ antes }) => antes === null).map(({ clave }) => clave)
  if (esSuma(tabla) && (await codigosEnUso(ctx.tx, tabla, agregadas)).size > 0) refuse(m.yaEnUso)
  if (!(await restore(ctx.tx, tabla, reemplazadas))) refuse(m.cargaPosterior)
  await markDeshecha(ctx.tx, cargaId, { por: firma(ctx.actor), en: ctx.ahora })
  return await presentCarga(ctx, await ensureCarga(ctx, cargaId))
})
