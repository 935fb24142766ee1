import { claveMessages } from '@alerce/contract/messages/acceso/clave'
import { common } from '@alerce/contract/messages/common'
import { cambiarClave } from '@alerce/contract/operations/acceso/clave'
import { verifyPassword } from '../../../platform/password.ts'
import { closeSesiones } from '../../../sesiones/repository.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { recordEvento } from '../seguridad/record-evento.ts'
import { findDueno } from './read-model.ts'
import { replaceClave } from './replace-clave.ts'

/** One's own password. Whoever was in with the old one is out; the gateway gives this session a new token. */
export const cambiarClaveUseCase = useCase(cambiarClave, async ({ actual, nueva }, ctx) => {
  const { actor, tx, ahora } = ctx
  ensure(actor.kind === 'persona', common.unauthenticated)
  const dueno = (await findDueno(tx, actor.usuarioId)) ?? refuse(common.unauthenticated)
  ensure(await verifyPassword(dueno.claveHash, actual), claveMessages.actualIncorrecta, { campo: 'actual' })
  await replaceClave(ctx, dueno, nueva, actual)
  await closeSesiones(tx, { usuarioId: dueno.id, excepto: actor.sesionId }, 'clave', ahora)
  await recordEvento(ctx, 'claveCambiada', dueno.usuario)
  return 'ok' as const
})
