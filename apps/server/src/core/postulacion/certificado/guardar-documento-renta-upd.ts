import { guardarDocumentoRentaUpd } from '@alerce/contract/operations/postulacion/certificado'
import { useCase } from '../../use-case.ts'
import { sendDocumento } from './send-documento.ts'

/** Sends a document in an update: the same as in the sale, which keeps its documents. */
export const guardarDocumentoRentaUpdUseCase = useCase(guardarDocumentoRentaUpd, (envio, ctx) =>
  sendDocumento(ctx, envio),
)
