import { iniciarDSManual } from '@alerce/contract/operations/cartera/gestion'
import { generarDSManualUseCase } from '../../declaracion/declaracion/generar-ds-manual.ts'
import { useCase } from '../../use-case.ts'
import { guardarEtapaProspectoUseCase } from '../avance/guardar-etapa-prospecto.ts'

/** The declaration and the stage that tells of it, both or neither; what is there already stays as it is. */
export const iniciarDSManualUseCase = useCase(iniciarDSManual, async ({ prospectoId }, ctx) => {
  const { declaracionSaludId } = await generarDSManualUseCase.run({ prospectoId }, ctx)
  await guardarEtapaProspectoUseCase.run({ prospectoId, etapa: 'dsManualGenerada' }, ctx)
  return { declaracionSaludId }
})
