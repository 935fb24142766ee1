import { cargaArchivoProspecto } from '@alerce/contract/operations/postulacion/documentos'
import { useCase } from '../../use-case.ts'
import { recibirDocumento } from './recibir-documento.ts'

export const cargaArchivoProspectoUseCase = useCase(cargaArchivoProspecto, (input, ctx) => recibirDocumento(ctx, input))
