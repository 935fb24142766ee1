import { claveMessages } from '@alerce/contract/messages/acceso/clave'
import { restablecerClave } from '@alerce/contract/operations/acceso/clave'
import { tokenHash } from '../../../platform/link-token.ts'
import { cerrarSesiones } from '../../../sesiones/repository.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { registrarEvento } from '../seguridad/registrar-evento.ts'
import { buscarDueno } from './read-model.ts'
import { reemplazarClave } from './reemplazar-clave.ts'
import { usarEnlace } from './repository.ts'

/** A password by a one-time link: a refused password leaves it unused. */
export const restablecerClaveUseCase = useCase(restablecerClave, async ({ enlace, nueva }, ctx) => {
  const { tx, ahora } = ctx
  const usuarioId = await usarEnlace(tx, tokenHash(enlace), ahora)
  const dueno = usuarioId === null ? null : await buscarDueno(tx, usuarioId)
  ensure(dueno?.activo, claveMessages.enlaceNoVigente)
  await reemplazarClave(ctx, dueno, nueva)
  await cerrarSesiones(tx, { usuarioId: dueno.id }, 'clave', ahora)
  await registrarEvento(ctx, 'claveRestablecida', dueno.usuario)
  return 'ok' as const
})
