import { obtenerMandatoPostulante } from '@alerce/contract/operations/contrato/mandato'
import { contactoDe } from '../../../postulacion/prospecto/read-model.ts'
import { useCase } from '../../../use-case.ts'
import { noteApertura, openEnlace } from './open-enlace.ts'
import { presentOtorgado, presentPago } from './record-mandato.ts'

export const obtenerMandatoPostulanteUseCase = useCase(obtenerMandatoPostulante, async ({ enlace: token }, ctx) => {
  const abierto = await openEnlace(ctx, token, false)
  const { situacion, enlace, postulante, mandato } = abierto
  await noteApertura(ctx, abierto, obtenerMandatoPostulante.name)
  if (mandato) return presentOtorgado(ctx, mandato)
  if (situacion === 'bloqueado') return { estado: 'bloqueado' as const }
  const pago = await presentPago(ctx, enlace.declaracionId, postulante.id)
  if (pago.estado === 'espera') return pago
  return {
    ...pago,
    asesor: (await contactoDe(ctx.tx, postulante.asesorId)).nombre,
    documento: postulante.tipoDocumento,
    vence: enlace.expira,
  }
})
