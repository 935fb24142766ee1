import { obtenerPaginaDeReservas } from '@alerce/contract/operations/agenda/reservas'
import { persona } from '../../../actor.ts'
import { useCase } from '../../../use-case.ts'
import { paginaDe } from './read-model.ts'

export const obtenerPaginaDeReservasUseCase = useCase(obtenerPaginaDeReservas, async (_nothing, ctx) => {
  const { modalidades, ...pagina } = await paginaDe(ctx.tx, persona(ctx).usuarioId)
  return { ...pagina, modalidades: [...modalidades] }
})
