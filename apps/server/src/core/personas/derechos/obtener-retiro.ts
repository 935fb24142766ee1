import { obtenerRetiro } from '@alerce/contract/operations/personas/retiro'
import { readPostulacion } from '../../declaracion/postulante/take-postulacion.ts'
import { contactoDe } from '../../postulacion/prospecto/read-model.ts'
import { useCase } from '../../use-case.ts'
import { tieneContrato } from './read-model-consentimientos.ts'

export const obtenerRetiroUseCase = useCase(obtenerRetiro, async (_input, ctx) => {
  const { declaracion, prospecto } = await readPostulacion(ctx)
  const { nombre, correo } = await contactoDe(ctx.tx, prospecto.asesorId)
  return { conContrato: await tieneContrato(ctx.tx, declaracion.id), asesor: nombre, correo }
})
