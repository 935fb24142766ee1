import { obtenerEtapa } from '@alerce/contract/operations/declaracion/declaracion'
import { useCase } from '../../use-case.ts'
import { readDeclaracion } from './read-declaracion.ts'

export const obtenerEtapaUseCase = useCase(obtenerEtapa, async ({ identificador }, ctx) => {
  const { declaracion } = await readDeclaracion(ctx, identificador)
  return { etapa: declaracion.etapa, subetapa: declaracion.subetapa }
})
