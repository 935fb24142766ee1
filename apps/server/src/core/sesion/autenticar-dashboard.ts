import { accesoMessages } from '@alerce/contract/messages/acceso'
import { autenticarDashboard } from '@alerce/contract/operations/acceso'
import { verifyPassword } from '../../platform/password.ts'
import { ensure } from '../refusal.ts'
import { useCase } from '../use-case.ts'
import { usuarioPorNombre } from './read-model.ts'

/** Login. A wrong name and a wrong password answer alike, after the same time. The gateway opens the session. */
export const autenticarDashboardUseCase = useCase(autenticarDashboard, async ({ usuario, clave }, ctx) => {
  const found = await usuarioPorNombre(ctx.tx, usuario.toLowerCase())
  const fits = await verifyPassword(found?.claveHash ?? null, clave)
  ensure(found && fits, accesoMessages.loginFailed)
  ensure(found.activo, accesoMessages.usuarioDesactivado)
  return {
    identificador: found.id,
    rut: found.rut,
    nombres: found.nombres,
    apellidoPaterno: found.apellidoPaterno,
  }
})
