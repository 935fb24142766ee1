import { descargarJurada } from '@alerce/contract/operations/declaracion/juradas'
import { useCase } from '../../use-case.ts'
import { readDeCarga } from './open-por-el-cotizante.ts'
import { readAbierta } from './read-abierta.ts'

export const descargarJuradaUseCase = useCase(descargarJurada, async (input, ctx) =>
  readAbierta(ctx, await readDeCarga(ctx, input), input.id),
)
