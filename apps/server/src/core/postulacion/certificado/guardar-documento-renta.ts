import { guardarDocumentoRenta } from '@alerce/contract/operations/postulacion/certificado'
import { useCase } from '../../use-case.ts'
import { enviarDocumento } from './enviar-documento.ts'

export const guardarDocumentoRentaUseCase = useCase(guardarDocumentoRenta, (envio, ctx) => enviarDocumento(ctx, envio))
