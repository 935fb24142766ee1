import { descargarPapel } from '@alerce/contract/operations/contrato/documentos'
import { useCase } from '../../use-case.ts'
import { leerPapel } from './leer-papel.ts'

export const descargarPapelUseCase = useCase(descargarPapel, (pedido, ctx) => leerPapel(ctx, pedido))
