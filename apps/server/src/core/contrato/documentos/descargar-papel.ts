import { descargarPapel } from '@alerce/contract/operations/contrato/documentos'
import { useCase } from '../../use-case.ts'
import { readPapel } from './read-papel.ts'

export const descargarPapelUseCase = useCase(descargarPapel, (pedido, ctx) => readPapel(ctx, pedido))
