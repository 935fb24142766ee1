import { verificacionDSManual } from '@alerce/contract/operations/declaracion/declaracion'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { declaracionVivaDe, esManualHabilitada } from './read-model.ts'

export const verificacionDSManualUseCase = useCase(verificacionDSManual, async ({ prospectoId }, ctx) => {
  const prospecto = await readProspecto(ctx, prospectoId)
  return { habilitado: await esManualHabilitada(ctx, prospecto, await declaracionVivaDe(ctx.tx, prospectoId)) }
})
