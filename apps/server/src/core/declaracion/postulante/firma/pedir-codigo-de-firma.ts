import { pedirCodigoDeFirma } from '@alerce/contract/operations/declaracion/postulante'
import { useCase } from '../../../use-case.ts'
import { sendCodigo } from '../send-codigo.ts'
import { editPostulacion } from '../take-postulacion.ts'
import { ensureFirmable, estadoDeDS } from './huella-de-ds.ts'

export const pedirCodigoDeFirmaUseCase = useCase(pedirCodigoDeFirma, async (_input, ctx) => {
  const tomada = await editPostulacion(ctx)
  const { declaracion, prospecto } = tomada
  await ensureFirmable(ctx, tomada)
  const de = { declaracionId: declaracion.id, uso: 'firma', desafioHash: null } as const
  return await sendCodigo(ctx, { ...de, dice: await estadoDeDS(ctx, declaracion) }, prospecto)
})
