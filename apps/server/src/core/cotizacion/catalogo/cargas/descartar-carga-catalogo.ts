import { common } from '@alerce/contract/messages/common'
import { descartarCargaCatalogo } from '@alerce/contract/operations/cotizacion/catalogo'
import { ensure } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { borrarCarga } from './repository.ts'

/** A dry run that nobody wants; one that was applied is history. */
export const descartarCargaCatalogoUseCase = useCase(descartarCargaCatalogo, async ({ cargaId }, { tx }) => {
  ensure(await borrarCarga(tx, cargaId), common.notFound)
  return 'ok' as const
})
