import { obtenerCopiaDS } from '@alerce/contract/operations/contrato/copia-ds'
import { todosLosAdjuntos } from '../../declaracion/evaluacion/read-model.ts'
import { contactoDe } from '../../postulacion/prospecto/read-model.ts'
import { useCase } from '../../use-case.ts'
import { firmadosEnTinta, readCopia } from './read-copia.ts'

export const obtenerCopiaDSUseCase = useCase(obtenerCopiaDS, async ({ enlace }, ctx) => {
  const { declaracion, prospecto, vence, nombre, devuelta } = await readCopia(ctx, enlace)
  const antecedentes = devuelta ? (await todosLosAdjuntos(ctx.tx, declaracion.id)).length : 0
  const { nombre: asesor } = await contactoDe(ctx.tx, prospecto.asesorId)
  const firmados = (await firmadosEnTinta(ctx, declaracion)).length
  return { folio: declaracion.folio, asesor, nombre, vence, devuelta, antecedentes, firmados }
})
