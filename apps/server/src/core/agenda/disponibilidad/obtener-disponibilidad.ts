import { obtenerDisponibilidad } from '@alerce/contract/operations/agenda/disponibilidad'
import { persona } from '../../actor.ts'
import { useCase } from '../../use-case.ts'
import { disponibilidadDe } from './read-model.ts'

export const obtenerDisponibilidadUseCase = useCase(obtenerDisponibilidad, async (_nothing, ctx) => {
  const { semana, margen, version } = await disponibilidadDe(ctx.tx, persona(ctx).usuarioId)
  return { semana: [...semana], margen, version }
})
