import { obtenerAutorizacion } from '@alerce/contract/operations/postulacion/autorizaciones'
import { useCase } from '../../use-case.ts'
import { empleadoresDe } from '../prospecto/read-model.ts'
import { autorizacionDelEquipo } from './policy.ts'
import { presentDeQuien, presentSolicitud } from './present.ts'
import { autorizacionesDe } from './read-model.ts'

export const obtenerAutorizacionUseCase = useCase(obtenerAutorizacion, async ({ autorizacionId }, ctx) => {
  const caso = await autorizacionDelEquipo(ctx, autorizacionId)
  const { prospectoId, numeroPasaporte, estadoProspecto, propia } = caso
  return {
    ...presentDeQuien(caso),
    ...presentSolicitud(caso),
    numeroPasaporte,
    estadoProspecto,
    propia,
    empleadores: (await empleadoresDe(ctx.tx, prospectoId)).map(({ id: _, ...empleador }) => empleador),
    historial: (await autorizacionesDe(ctx.tx, prospectoId)).map(presentSolicitud),
  }
})
