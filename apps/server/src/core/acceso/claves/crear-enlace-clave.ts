import { administracionMessages } from '@alerce/contract/messages/acceso/administracion'
import { common } from '@alerce/contract/messages/common'
import { crearEnlaceClave } from '@alerce/contract/operations/acceso/usuarios'
import { addressOf } from '@alerce/contract/screens'
import { minutosDelEnlaceDeClave } from '@alerce/domain/limites'
import { newToken, tokenHash } from '../../../platform/link-token.ts'
import { firma } from '../../actor.ts'
import { ensure, refuse } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { registrarEvento } from '../seguridad/registrar-evento.ts'
import { anularEnlaces } from './anular-enlaces.ts'
import { buscarDueno } from './read-model.ts'
import { insertarEnlace } from './repository.ts'

const MINUTO_MS = 60_000
const RUTA = addressOf('dashboard', 'recuperar')

/** A one-time link, in the place of any earlier one; its route is told here and nowhere else. */
export const crearEnlaceClaveUseCase = useCase(crearEnlaceClave, async ({ usuarioId }, ctx) => {
  const { tx, ahora, actor } = ctx
  const dueno = (await buscarDueno(tx, usuarioId)) ?? refuse(common.notFound)
  ensure(dueno.activo, administracionMessages.usuarioInactivo)
  const token = newToken()
  const expira = new Date(Date.parse(ahora) + minutosDelEnlaceDeClave * MINUTO_MS).toISOString()
  await anularEnlaces(tx, usuarioId, ahora)
  await insertarEnlace(tx, { tokenHash: tokenHash(token), usuarioId, creadoPor: firma(actor), creado: ahora, expira })
  await registrarEvento(ctx, 'enlaceDeClave', dueno.usuario)
  return { ruta: `${RUTA}#enlace=${token}`, expira }
})
