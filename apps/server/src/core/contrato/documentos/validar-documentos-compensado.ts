import { validarDocumentosCompensado } from '@alerce/contract/operations/contrato/documentos'
import { readDeclaracion } from '../../declaracion/ds/read-declaracion.ts'
import { useCase } from '../../use-case.ts'
import { faltanLosDelOtro } from './faltan-los-del-otro.ts'

export const validarDocumentosCompensadoUseCase = useCase(
  validarDocumentosCompensado,
  async ({ identificador }, ctx) => {
    const { prospecto } = await readDeclaracion(ctx, identificador)
    return (await faltanLosDelOtro(ctx, prospecto))?.text ?? 'OK'
  },
)
