import { textosDeDetencionDeFirma } from '@alerce/contract/messages/contrato/firma-postulante'
import { pedirCodigoDeContrato } from '@alerce/contract/operations/contrato/firma-postulante'
import { sendCodigo } from '../../declaracion/postulante/send-codigo.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { readDetencion, readHuellas, takeToSign } from './read-detencion.ts'

export const pedirCodigoDeContratoUseCase = useCase(pedirCodigoDeContrato, async (_input, ctx) => {
  const ventas = await takeToSign(ctx)
  const detencion = await readDetencion(ctx, ventas)
  if (detencion) refuse(textosDeDetencionDeFirma[detencion])
  const { declaracion, prospecto } = ventas.suya
  const { huella: dice } = await readHuellas(ctx, declaracion.id)
  return await sendCodigo(ctx, { declaracionId: declaracion.id, uso: 'contrato', desafioHash: null, dice }, prospecto)
})
