import { guardarDocumentoRentaUpd } from '@alerce/contract/operations/postulacion/certificado'
import { useCase } from '../../use-case.ts'
import { enviarDocumento } from './enviar-documento.ts'

/** The live case keeps its documents in an update: there is nothing else to do. */
export const guardarDocumentoRentaUpdUseCase = useCase(guardarDocumentoRentaUpd, (envio, ctx) =>
  enviarDocumento(ctx, envio),
)
