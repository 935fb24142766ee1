import { claveMessages } from '@alerce/contract/messages/acceso/clave'
import { restablecerClave } from '@alerce/contract/operations/acceso/clave'
import { tokenHash } from '../../../platform/link-token.ts'
import { closeSesiones } from '../../../sesiones/repository.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { recordEvento } from '../seguridad/record-evento.ts'
import { findDueno } from './read-model.ts'
import { replaceClave } from './replace-clave.ts'
import { consumeEnlace } from './repository.ts'

/** A password by a one-time link: a refused password leaves it unused. */
export const restablecerClaveUseCase = useCase(restablecerClave, async ({ enlace, nueva }, ctx) => {
  const { tx, ahora } = ctx
  const usuarioId = await consumeEnlace(tx, tokenHash(enlace), ahora)
  const dueno = usuarioId === null ? null : await findDueno(tx, usuarioId)
  ensure(dueno?.activo, claveMessages.enlaceNoVigente)
  await replaceClave(ctx, dueno, nueva)
  await closeSesiones(tx, { usuarioId: dueno.id }, 'clave', ahora)
  await recordEvento(ctx, 'claveRestablecida', dueno.usuario)
  return 'ok' as const
})
