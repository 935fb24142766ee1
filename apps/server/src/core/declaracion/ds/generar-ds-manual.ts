import { generarDSManual } from '@alerce/contract/operations/declaracion/declaracion'
import { useCase } from '../../use-case.ts'
import { createDSManual } from './manual/create-ds-manual.ts'

/** Its caller has read the creation check: the call is the answer to what that warns of. */
export const generarDSManualUseCase = useCase(generarDSManual, async ({ prospectoId }, ctx) => {
  const { ds, prospecto } = await createDSManual(ctx, prospectoId, { confirma: true })
  return { declaracionSaludId: ds.id, rutProspecto: prospecto.rut, folioDS: ds.folio }
})
