import { obtenerMandatoPostulante } from '@alerce/contract/operations/contrato/mandato'
import { contactoDe } from '../../../postulacion/prospecto/read-model.ts'
import { useCase } from '../../../use-case.ts'
import { abrirEnlace, anotarApertura } from './abrir-enlace.ts'
import { presentarOtorgado, presentarPago } from './asentar-mandato.ts'

export const obtenerMandatoPostulanteUseCase = useCase(obtenerMandatoPostulante, async ({ enlace: token }, ctx) => {
  const abierto = await abrirEnlace(ctx, token, false)
  const { situacion, enlace, postulante, mandato } = abierto
  await anotarApertura(ctx, abierto, obtenerMandatoPostulante.name)
  if (mandato) return presentarOtorgado(mandato)
  if (situacion === 'bloqueado') return { estado: 'bloqueado' as const }
  return {
    estado: 'pendiente' as const,
    ...(await presentarPago(ctx, postulante.id)),
    asesor: (await contactoDe(ctx.tx, postulante.asesorId)).nombre,
    documento: postulante.tipoDocumento,
    vence: enlace.expira,
  }
})
