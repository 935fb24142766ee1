import { subirDocumentoProspecto } from '@alerce/contract/operations/postulacion/documentos'
import { examineArchivo } from '../../../base/archivos/receive-archivo.ts'
import { preparedUseCase } from '../../../use-case.ts'
import { deliverDocumento } from './deliver-documento.ts'

export const subirDocumentoProspectoUseCase = preparedUseCase(subirDocumentoProspecto, {
  prepare: ({ archivo }, ctx) => examineArchivo(ctx, archivo),
  run: async ({ idBox = null, ...entrega }, ctx, archivo) => ({
    documentoId: await deliverDocumento(ctx, { ...entrega, idBox, archivo, campo: 'archivo' }),
  }),
})
