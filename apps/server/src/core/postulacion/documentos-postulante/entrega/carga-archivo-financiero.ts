import { cargaArchivoFinanciero } from '@alerce/contract/operations/postulacion/documentos'
import { preparedUseCase } from '../../../use-case.ts'
import { recibirCarga } from './receive-carga.ts'

export const cargaArchivoFinancieroUseCase = preparedUseCase(cargaArchivoFinanciero, recibirCarga)
