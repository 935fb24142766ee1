import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { common } from '@alerce/contract/messages/common'
import { crearEnlaceClave } from '@alerce/contract/operations/acceso/usuarios'
import { firma } from '../../actor.ts'
import { recordIntervencion } from '../../base/manos/record-intervencion.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { recordEvento } from '../seguridad/record-evento.ts'
import { findDueno } from './read-model.ts'
import { nuevoEnlace } from './send-enlace-clave.ts'
import { voidEnlaces } from './void-enlaces.ts'

/** An administrator's link, in the place of any earlier one. */
export const crearEnlaceClaveUseCase = useCase(crearEnlaceClave, async ({ usuarioId }, ctx) => {
  const { tx, ahora, actor } = ctx
  const dueno = (await findDueno(tx, usuarioId)) ?? refuse(common.notFound)
  ensure(dueno.activo, administracionMessages.usuarioInactivo)
  await voidEnlaces(tx, usuarioId, ahora)
  const enlace = await nuevoEnlace(tx, { usuarioId, creadoPor: firma(actor), ahora })
  await recordIntervencion(ctx, usuarioId, 'clave')
  await recordEvento(ctx, 'enlaceDeClave', dueno.usuario)
  return enlace
})
