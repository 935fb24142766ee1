import { subirDocumentoProspecto } from '@alerce/contract/operations/postulacion/documentos'
import { useCase } from '../../../use-case.ts'
import { entregarDocumento } from './entregar-documento.ts'

export const subirDocumentoProspectoUseCase = useCase(subirDocumentoProspecto, async ({ idBox, ...entrega }, ctx) => ({
  documentoId: await entregarDocumento(ctx, { ...entrega, idBox: idBox ?? null, campo: 'archivo' }),
}))
