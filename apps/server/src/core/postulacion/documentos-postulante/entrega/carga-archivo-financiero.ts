import { cargaArchivoFinanciero } from '@alerce/contract/operations/postulacion/documentos'
import { useCase } from '../../../use-case.ts'
import { recibirCarga } from './recibir-carga.ts'

export const cargaArchivoFinancieroUseCase = useCase(cargaArchivoFinanciero, (input, ctx) => recibirCarga(ctx, input))
