import { obtenerEtapa } from '@alerce/contract/operations/declaracion/declaracion'
import { useCase } from '../../use-case.ts'
import { leerDeclaracion } from './leer-declaracion.ts'

export const obtenerEtapaUseCase = useCase(obtenerEtapa, async ({ identificador }, ctx) => {
  const { declaracion } = await leerDeclaracion(ctx, identificador)
  return { etapa: declaracion.etapa, subetapa: declaracion.subetapa }
})
