import { textosDeDetencionDeFirma } from '@alerce/contract/messages/contrato/firma-postulante'
import { pedirCodigoDeContrato } from '@alerce/contract/operations/contrato/firma-postulante'
import { enviarCodigo } from '../../declaracion/postulante/enviar-codigo.ts'
import { refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { leerDetencion, leerHuellas, tomarPorFirmar } from './leer-detencion.ts'

export const pedirCodigoDeContratoUseCase = useCase(pedirCodigoDeContrato, async (_input, ctx) => {
  const ventas = await tomarPorFirmar(ctx)
  const detencion = await leerDetencion(ctx, ventas)
  if (detencion) refuse(textosDeDetencionDeFirma[detencion])
  const { declaracion, prospecto } = ventas.suya
  const { huella: dice } = await leerHuellas(ctx, declaracion.id)
  return await enviarCodigo(ctx, { declaracionId: declaracion.id, uso: 'contrato', desafioHash: null, dice }, prospecto)
})
