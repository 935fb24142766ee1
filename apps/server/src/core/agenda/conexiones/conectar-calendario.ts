import { conexionMessages as m } from '@alerce/contract/messages/agenda/conexiones'
import { conectarCalendario } from '@alerce/contract/operations/agenda/conexiones'
import { rutasDav } from '@alerce/contract/wire/dav'
import { maximoDeConexiones } from '@alerce/domain/agenda/evento'
import { newTypedPassword, typedPasswordHash } from '../../../platform/link-token.ts'
import { recordEvento } from '../../acceso/seguridad/record-evento.ts'
import { persona } from '../../actor.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { conexionesDe } from './read-model.ts'
import { insertConexion } from './repository.ts'

/** Only the digest of the password is kept: it is told here and nowhere else. */
export const conectarCalendarioUseCase = useCase(conectarCalendario, async ({ nombre }, ctx) => {
  const { usuarioId } = persona(ctx)
  const { usuario, conexiones } = await conexionesDe(ctx.tx, usuarioId)
  ensure(conexiones.length < maximoDeConexiones, m.demasiadas)
  const clave = newTypedPassword()
  const nueva = { usuarioId, nombre, claveHash: typedPasswordHash(clave), creada: ctx.ahora }
  const conexionId = await insertConexion(ctx.tx, nueva)
  await recordEvento(ctx, 'calendarioConectado', nombre)
  return { conexionId, usuario, clave, ruta: rutasDav.raiz }
})
