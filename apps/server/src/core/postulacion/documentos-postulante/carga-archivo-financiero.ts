import { cargaArchivoFinanciero } from '@alerce/contract/operations/postulacion/documentos'
import { useCase } from '../../use-case.ts'
import { recibirDocumento } from './recibir-documento.ts'

export const cargaArchivoFinancieroUseCase = useCase(cargaArchivoFinanciero, (input, ctx) =>
  recibirDocumento(ctx, input),
)
