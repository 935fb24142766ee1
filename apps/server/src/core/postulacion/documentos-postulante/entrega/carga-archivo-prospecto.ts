import { cargaArchivoProspecto } from '@alerce/contract/operations/postulacion/documentos'
import { useCase } from '../../../use-case.ts'
import { recibirCarga } from './recibir-carga.ts'

export const cargaArchivoProspectoUseCase = useCase(cargaArchivoProspecto, (input, ctx) => recibirCarga(ctx, input))
