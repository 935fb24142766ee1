import { obtenerMandatoPostulante } from '@alerce/contract/operations/contrato/mandato'
import { contactoDe } from '../../../postulacion/prospecto/read-model.ts'
import { useCase } from '../../../use-case.ts'
import { noteApertura, openEnlace } from './open-enlace.ts'
import { presentOtorgado, presentPago } from './record-mandato.ts'

export const obtenerMandatoPostulanteUseCase = useCase(obtenerMandatoPostulante, async ({ enlace: token }, ctx) => {
  const abierto = await openEnlace(ctx, token, false)
  const { situacion, enlace, postulante, mandato } = abierto
  await noteApertura(ctx, abierto, obtenerMandatoPostulante.name)
  if (mandato) return presentOtorgado(mandato)
  if (situacion === 'bloqueado') return { estado: 'bloqueado' as const }
  return {
    estado: 'pendiente' as const,
    ...(await presentPago(ctx, postulante.id)),
    asesor: (await contactoDe(ctx.tx, postulante.asesorId)).nombre,
    documento: postulante.tipoDocumento,
    vence: enlace.expira,
  }
})
