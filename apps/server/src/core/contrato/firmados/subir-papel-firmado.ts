import { subirPapelFirmado } from '@alerce/contract/operations/contrato/firmados'
import { useCase } from '../../use-case.ts'
import { recibirFirmado } from './recibir-firmado.ts'

export const subirPapelFirmadoUseCase = useCase(subirPapelFirmado, async (entrega, ctx) => ({
  adJ_CORREL: await recibirFirmado(ctx, { ...entrega, campo: 'archivo' }),
}))
