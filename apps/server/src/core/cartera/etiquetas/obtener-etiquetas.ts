import { obtenerEtiquetas } from '@alerce/contract/operations/cartera/etiquetas'
import { asesoresDe } from '../../postulacion/prospecto/policy.ts'
import { singleRead } from '../../use-case.ts'
import { etiquetasDe } from './read-model.ts'

export const obtenerEtiquetasUseCase = singleRead(obtenerEtiquetas, async ({ identificador }, ctx) => ({
  etiquetas: await etiquetasDe(ctx.tx, await asesoresDe(ctx, identificador ?? undefined)),
}))
