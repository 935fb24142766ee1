import { iniciarDSManual } from '@alerce/contract/operations/cartera/gestion'
import { createDSManual } from '../../declaracion/ds/manual/create-ds-manual.ts'
import { findDeclaracion } from '../../declaracion/ds/read-model.ts'
import { useCase } from '../../use-case.ts'
import { guardarEtapaProspectoUseCase } from '../avance/guardar-etapa-prospecto.ts'

/** The declaration and the stage that tells of it, both or neither; what is there already stays as it is. */
export const iniciarDSManualUseCase = useCase(iniciarDSManual, async ({ prospectoId, confirma = false }, ctx) => {
  const { ds } = await createDSManual(ctx, prospectoId, { confirma })
  await guardarEtapaProspectoUseCase.run({ prospectoId, etapa: 'dsManualGenerada' }, ctx)
  const declaracion = await findDeclaracion(ctx.tx, ds.id)
  return { declaracionSaludId: ds.id, enviada: declaracion !== null && declaracion.enviadaEn !== null }
})
