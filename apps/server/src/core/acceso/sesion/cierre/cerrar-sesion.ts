import { common } from '@alerce/contract/messages/common'
import { cerrarSesion } from '@alerce/contract/operations/acceso/sesion'
import { PLAZO_PARA_DESHACER, rigeDespuesDe } from '@alerce/domain/base/plazo-para-deshacer'
import { duenoDeSesion } from '../../../../sesiones/read-model.ts'
import { closeSesiones, scheduleCierre } from '../../../../sesiones/repository.ts'
import { ensure, refuse } from '../../../refusal.ts'
import { useCase } from '../../../use-case.ts'
import { recordEvento } from '../../seguridad/record-evento.ts'

/** Ends one's own session at once; an administrator ends another's after a moment, with time to undo. */
export const cerrarSesionUseCase = useCase(cerrarSesion, async ({ sesionId }, ctx) => {
  const { actor, tx, jobs, ahora } = ctx
  ensure(actor.kind === 'persona', common.unauthenticated)
  const dueno = (await duenoDeSesion(tx, sesionId)) ?? refuse(common.notFound)
  // A session opened by a supervisor's link belongs to the link
  const own = dueno.usuarioId === actor.usuarioId && !dueno.porEnlace
  ensure(own || actor.roles.includes('administracion'), common.notFound)
  if (own) {
    await closeSesiones(tx, { sesionId }, 'revocada', ahora)
    return { cierraEn: null }
  }
  const pedido = rigeDespuesDe(ahora)
  const cierraEn = await scheduleCierre(tx, sesionId, pedido)
  // Already over, or ended by another call a moment ago
  if (cierraEn !== pedido) return { cierraEn }
  await jobs.send(tx, 'cerrar-sesion', { sesionId }, { despuesDe: PLAZO_PARA_DESHACER })
  await recordEvento(ctx, 'sesionCerrada', dueno.usuario)
  return { cierraEn }
})
