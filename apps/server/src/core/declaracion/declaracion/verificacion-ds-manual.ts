import { verificacionDSManual } from '@alerce/contract/operations/declaracion/declaracion'
import { leerProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { declaracionVivaDe } from './read-model.ts'
import { esManualHabilitada } from './read-model-manual.ts'

export const verificacionDSManualUseCase = useCase(verificacionDSManual, async ({ prospectoId }, ctx) => {
  const prospecto = await leerProspecto(ctx, prospectoId)
  return { habilitado: await esManualHabilitada(ctx, prospecto, await declaracionVivaDe(ctx.tx, prospectoId)) }
})
