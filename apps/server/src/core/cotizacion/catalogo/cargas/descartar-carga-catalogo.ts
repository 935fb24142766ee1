import { catalogoMessages as m } from '@alerce/contract/messages/cotizacion/catalogo'
import { descartarCargaCatalogo } from '@alerce/contract/operations/cotizacion/catalogo'
import { ensure, refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { buscarCarga } from './read-model.ts'
import { borrarCarga } from './repository.ts'

/** A dry run that nobody wants; one that was applied is history. */
export const descartarCargaCatalogoUseCase = useCase(descartarCargaCatalogo, async ({ cargaId }, { tx }) => {
  if (await borrarCarga(tx, cargaId)) return 'ok' as const
  ensure((await buscarCarga(tx, cargaId)) === null, m.yaAplicada)
  refuse(m.yaDescartada)
})
