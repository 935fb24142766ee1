import { empresaMessages } from '@alerce/contract/messages/acceso/empresa'
import { accesoMessages } from '@alerce/contract/messages/acceso/sesion'
import { autenticarDashboard } from '@alerce/contract/operations/acceso/ingreso'
import type { CuentaDeEmpresa } from '../../../config/empresa.ts'
import { verifyPassword } from '../../../platform/password.ts'
import { enHorario } from '../../../sesiones/en-horario.ts'
import { ensure } from '../../refusal.ts'
import { useCase } from '../../use-case.ts'
import { openSegundoPaso } from '../segundo-factor/open-segundo-paso.ts'
import { CLAVE_DEMO } from './clave-demo.ts'
import { type Usuario, usuarioPorNombre } from './read-model.ts'

/** The one administrator whose password opens where others do not: for when the provider is down. */
const esDeEmergencia = ({ deEmergencia }: CuentaDeEmpresa, { usuario, roles }: Usuario): boolean =>
  usuario === deEmergencia && roles.includes('administracion')

/**
 * Login. A wrong name, a wrong password and a deactivated user answer alike, after the same time: a stranger learns
 * nothing of who works here. The gateway slows it down before and opens the session after.
 */
export const autenticarDashboardUseCase = useCase(autenticarDashboard, async ({ usuario, clave }, ctx) => {
  const found = await usuarioPorNombre(ctx.tx, usuario.toLowerCase())
  const fits = await verifyPassword(found?.claveHash ?? null, clave)
  const isPublic = clave === CLAVE_DEMO && !ctx.demo
  ensure(found?.activo && fits && !isPublic, accesoMessages.loginFailed)
  ensure(!ctx.empresa?.sinClaves || esDeEmergencia(ctx.empresa, found), empresaMessages.claveCerrada)
  ensure(await enHorario(ctx.tx, found.roles, ctx.ahora), accesoMessages.fueraDeHorario)
  // A bearer client opens no session: it only asks whether the password is right
  if (found.segundoFactor && ctx.actor.kind !== 'cliente') return { segundoPaso: await openSegundoPaso(ctx, found.id) }
  return {
    identificador: found.id,
    rut: found.rut,
    nombres: found.nombres,
    apellidoPaterno: found.apellidoPaterno,
  }
})
