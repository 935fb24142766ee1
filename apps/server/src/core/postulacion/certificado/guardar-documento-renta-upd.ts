import { guardarDocumentoRentaUpd } from '@alerce/contract/operations/postulacion/certificado'
import { useCase } from '../../use-case.ts'
import { enviarDocumento } from './enviar-documento.ts'

/** Sends a document in an update: the same as in the sale, which keeps its documents. */
export const guardarDocumentoRentaUpdUseCase = useCase(guardarDocumentoRentaUpd, (envio, ctx) =>
  enviarDocumento(ctx, envio),
)
