import { obtenerConexiones } from '@alerce/contract/operations/agenda/conexiones'
import { persona } from '../../actor.ts'
import { singleRead } from '../../use-case.ts'
import { conexionesDe } from './read-model.ts'

export const obtenerConexionesUseCase = singleRead(
  obtenerConexiones,
  async (_input, ctx) => await conexionesDe(ctx.tx, persona(ctx).usuarioId),
)
