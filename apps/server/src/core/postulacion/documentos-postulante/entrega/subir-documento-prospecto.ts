import { subirDocumentoProspecto } from '@alerce/contract/operations/postulacion/documentos'
import { examinarArchivo } from '../../../base/archivos/recibir-archivo.ts'
import { preparedUseCase } from '../../../use-case.ts'
import { entregarDocumento } from './entregar-documento.ts'

export const subirDocumentoProspectoUseCase = preparedUseCase(subirDocumentoProspecto, {
  prepare: ({ archivo }, ctx) => examinarArchivo(ctx, archivo),
  run: async ({ idBox = null, ...entrega }, ctx, archivo) => ({
    documentoId: await entregarDocumento(ctx, { ...entrega, idBox, archivo, campo: 'archivo' }),
  }),
})
