import { cantidadArchivosPrimerPago } from '@alerce/contract/operations/contrato/primer-pago'
import { readDeclaracion } from '../../declaracion/ds/read-declaracion.ts'
import { useCase } from '../../use-case.ts'
import { entidadesPorProbar } from './read-model.ts'

export const cantidadArchivosPrimerPagoUseCase = useCase(cantidadArchivosPrimerPago, async ({ identificador }, ctx) => {
  const { prospecto } = await readDeclaracion(ctx, identificador)
  const entidades = await entidadesPorProbar(ctx, prospecto.id)
  return { cantidad: entidades.filter(({ comprobante }) => comprobante !== null).length }
})
