import { verificacionDSManual } from '@alerce/contract/operations/declaracion/declaracion'
import { manualHabilitada } from '@alerce/domain/declaracion/manual'
import { leerProspecto } from '../../postulacion/prospecto/policy.ts'
import { useCase } from '../../use-case.ts'
import { declaracionVivaDe } from './read-model.ts'

export const verificacionDSManualUseCase = useCase(verificacionDSManual, async ({ prospectoId }, ctx) => {
  const prospecto = await leerProspecto(ctx, prospectoId)
  return { habilitado: manualHabilitada(prospecto, await declaracionVivaDe(ctx.tx, prospectoId)) }
})
