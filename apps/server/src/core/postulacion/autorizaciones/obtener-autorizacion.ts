import { obtenerAutorizacion } from '@alerce/contract/operations/postulacion/autorizaciones'
import { useCase } from '../../use-case.ts'
import { empleadoresDe } from '../prospecto/read-model.ts'
import { autorizacionDelEquipo } from './policy.ts'
import { presentarDeQuien, presentarSolicitud } from './presentar.ts'
import { autorizacionesDe } from './read-model.ts'

export const obtenerAutorizacionUseCase = useCase(obtenerAutorizacion, async ({ autorizacionId }, ctx) => {
  const caso = await autorizacionDelEquipo(ctx, autorizacionId)
  const { prospectoId, numeroPasaporte, estadoProspecto, propia } = caso
  return {
    ...presentarDeQuien(caso),
    ...presentarSolicitud(caso),
    numeroPasaporte,
    estadoProspecto,
    propia,
    empleadores: (await empleadoresDe(ctx.tx, prospectoId)).map(({ id: _, ...empleador }) => empleador),
    historial: (await autorizacionesDe(ctx.tx, prospectoId)).map(presentarSolicitud),
  }
})
