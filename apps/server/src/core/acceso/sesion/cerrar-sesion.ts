import { common } from '@alerce/contract/messages/common'
import { cerrarSesion } from '@alerce/contract/operations/acceso/sesion'
import { duenoDeSesion } from '../../../sesiones/read-model.ts'
import { cerrarSesiones } from '../../../sesiones/repository.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { registrarEvento } from '../seguridad/registrar-evento.ts'

/** Ends a session at once: one's own, or anybody's for the administrator. One that has ended already stays as it is. */
export const cerrarSesionUseCase = useCase(cerrarSesion, async ({ sesionId }, ctx) => {
  const { actor, tx, ahora } = ctx
  ensure(actor.kind === 'persona', common.unauthenticated)
  const dueno = (await duenoDeSesion(tx, sesionId)) ?? refuse(common.notFound)
  // what a supervisor's link opened belongs to the link
  const own = dueno.usuarioId === actor.usuarioId && !dueno.porEnlace
  ensure(own || actor.roles.includes('administracion'), common.notFound)
  const cerradas = await cerrarSesiones(tx, { sesionId }, own ? 'revocada' : 'administracion', ahora)
  if (cerradas > 0 && !own) await registrarEvento(ctx, 'sesionCerrada', dueno.usuario)
  return 'ok' as const
})
