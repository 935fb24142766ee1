import { obtenerEntradas } from '@alerce/contract/operations/agenda/conexiones'
import { caeEn } from '@alerce/domain/agenda/evento'
import { persona } from '../../actor.ts'
import { singleRead } from '../../use-case.ts'
import { entradasDe } from './read-model.ts'

export const obtenerEntradasUseCase = singleRead(obtenerEntradas, async (cuales, ctx) => {
  const entradas = await entradasDe(ctx, persona(ctx).usuarioId, cuales)
  const { lapso } = cuales
  if (!lapso) return { entradas }
  return { entradas: entradas.filter(({ contenido }) => contenido !== null && caeEn(contenido, lapso)) }
})
