import { documentosAFP } from '@alerce/contract/operations/postulacion/documentos'
import { afps } from '../../base/referencia/read-model.ts'
import { useCase } from '../../use-case.ts'

const NOMBRE = 'Certificado de cotizaciones'

export const documentosAFPUseCase = useCase(documentosAFP, async (_input, { tx }) =>
  (await afps(tx)).map(({ codigo, descripcion }) => ({
    PDA_CORREL: codigo,
    PDA_AFP: descripcion,
    PDA_NOMBRE_DOC: NOMBRE,
  })),
)
