import { desconectarCalendario } from '@alerce/contract/operations/agenda/conexiones'
import { recordEvento } from '../../acceso/seguridad/record-evento.ts'
import { persona } from '../../actor.ts'
import { useCase } from '../../use-case.ts'
import { deleteConexion } from './repository.ts'

export const desconectarCalendarioUseCase = useCase(desconectarCalendario, async ({ conexionId }, ctx) => {
  const nombre = await deleteConexion(ctx.tx, persona(ctx).usuarioId, conexionId)
  if (nombre !== null) await recordEvento(ctx, 'calendarioDesconectado', nombre)
  return 'ok' as const
})
