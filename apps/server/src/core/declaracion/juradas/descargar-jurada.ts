import { descargarJurada } from '@alerce/contract/operations/declaracion/juradas'
import { useCase } from '../../use-case.ts'
import { leerDeCarga } from './abrir-por-el-cotizante.ts'
import { leerAbierta } from './leer-abierta.ts'

export const descargarJuradaUseCase = useCase(descargarJurada, async (input, ctx) =>
  leerAbierta(ctx, await leerDeCarga(ctx, input), input.id),
)
