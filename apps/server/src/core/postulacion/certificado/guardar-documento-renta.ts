import { guardarDocumentoRenta } from '@alerce/contract/operations/postulacion/certificado'
import { useCase } from '../../use-case.ts'
import { sendDocumento } from './send-documento.ts'

export const guardarDocumentoRentaUseCase = useCase(guardarDocumentoRenta, (envio, ctx) => sendDocumento(ctx, envio))
