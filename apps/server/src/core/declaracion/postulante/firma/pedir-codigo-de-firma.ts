import { pedirCodigoDeFirma } from '@alerce/contract/operations/declaracion/postulante'
import { useCase } from '../../../use-case.ts'
import { enviarCodigo } from '../enviar-codigo.ts'
import { editarPostulacion } from '../tomar-postulacion.ts'
import { estadoDeDS, exigirFirmable } from './huella-de-ds.ts'

export const pedirCodigoDeFirmaUseCase = useCase(pedirCodigoDeFirma, async (_input, ctx) => {
  const tomada = await editarPostulacion(ctx)
  const { declaracion, prospecto } = tomada
  await exigirFirmable(ctx, tomada)
  const de = { declaracionId: declaracion.id, uso: 'firma', desafioHash: null } as const
  return await enviarCodigo(ctx, { ...de, dice: await estadoDeDS(ctx, declaracion) }, prospecto)
})
