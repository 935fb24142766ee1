import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { common } from '@alerce/contract/messages/common'
import { crearEnlaceClave } from '@alerce/contract/operations/acceso/usuarios'
import { firma } from '../../actor.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { registrarEvento } from '../seguridad/registrar-evento.ts'
import { anularEnlaces } from './anular-enlaces.ts'
import { nuevoEnlace } from './enviar-enlace-clave.ts'
import { buscarDueno } from './read-model.ts'

/** An administrator's link, in the place of any earlier one. */
export const crearEnlaceClaveUseCase = useCase(crearEnlaceClave, async ({ usuarioId }, ctx) => {
  const { tx, ahora, actor } = ctx
  const dueno = (await buscarDueno(tx, usuarioId)) ?? refuse(common.notFound)
  ensure(dueno.activo, administracionMessages.usuarioInactivo)
  await anularEnlaces(tx, usuarioId, ahora)
  const enlace = await nuevoEnlace(tx, { usuarioId, creadoPor: firma(actor), ahora })
  await registrarEvento(ctx, 'enlaceDeClave', dueno.usuario)
  return enlace
})
