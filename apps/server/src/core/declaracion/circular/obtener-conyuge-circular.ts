import { obtenerConyugeCircular } from '@alerce/contract/operations/declaracion/juradas'
import { useCase } from '../../use-case.ts'
import { readDeclaracionClinica } from '../ds/read-declaracion.ts'
import { readCircular } from './read-circular.ts'

export const obtenerConyugeCircularUseCase = useCase(obtenerConyugeCircular, async (input, ctx) => {
  const { declaracion } = await readDeclaracionClinica(ctx, input)
  const circular = await readCircular(ctx, declaracion.id)
  if (!circular) return { firma: false, circular: null, por: null, en: null }
  const { conyuge, texto, firma, por, en } = circular
  const { version, titulo, cuerpo, ejemplo: esEjemplo } = texto
  return { firma, circular: { version, titulo, cuerpo, esEjemplo, conyuge: conyuge.nombre }, por, en }
})
