import { verificacionDSManual } from '@alerce/contract/operations/declaracion'
import { leerProspecto } from '../prospecto/policy.ts'
import { useCase } from '../use-case.ts'
import { manualHabilitada } from './habilitada.ts'
import { declaracionVivaDe } from './read-model.ts'

export const verificacionDSManualUseCase = useCase(verificacionDSManual, async ({ prospectoId }, ctx) => {
  const prospecto = await leerProspecto(ctx, prospectoId)
  return { habilitado: manualHabilitada(prospecto, await declaracionVivaDe(ctx.tx, prospectoId)) }
})
