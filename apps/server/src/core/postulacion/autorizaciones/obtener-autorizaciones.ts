import { obtenerAutorizaciones } from '@alerce/contract/operations/postulacion/autorizaciones'
import { persona } from '../../actor.ts'
import { cutPage, useCase } from '../../use-case.ts'
import { asesoresDelEquipo } from '../prospecto/read-model.ts'
import { presentDeQuien, presentSolicitud } from './present.ts'
import { cuantasPendientes, decididasDe, pendientesDe } from './read-model.ts'

const listas = { pendientes: pendientesDe, decididas: decididasDe } as const

export const obtenerAutorizacionesUseCase = useCase(obtenerAutorizaciones, async (input, ctx) => {
  const { cuales, cursor = null, limite } = input
  const asesores = await asesoresDelEquipo(ctx.tx, persona(ctx).usuarioId)
  if (asesores.length === 0) return { pendientes: 0, filas: [], siguiente: null }
  const { pagina, siguiente } = cutPage(await listas[cuales](ctx.tx, asesores, { cursor, limite }), limite)
  return {
    pendientes: await cuantasPendientes(ctx.tx, asesores),
    filas: pagina.map((fila) => ({ ...presentDeQuien(fila), ...presentSolicitud(fila) })),
    siguiente,
  }
})
