import { accesoMessages } from '@alerce/contract/messages/acceso/sesion'
import { aDDMMYYYY } from '@alerce/domain/base/fechas/fecha'
import { call } from '../../../lib/api/call.ts'
import { ApiRefusal, isRefusal } from '../../../lib/api/errors.ts'
import { queryClient } from '../../../lib/query-client.ts'
import { forgetReads, renewSession, type Session, sessionQuery } from '../../../lib/session/session.ts'
import { tellTabs } from '../../../lib/session/session-channel.ts'
import { todayInSantiago } from '../../../lib/time/clock.ts'

const refused = (descripcion: string) =>
  new ApiRefusal({
    status: 403,
    codigo: 'acceso_no_valido',
    descripcion: descripcion || accesoMessages.loginFailed.text,
  })

async function validate(rutejecutivo: string): Promise<void> {
  const fecha = aDDMMYYYY(todayInSantiago())
  const { valor, descError } = await call('validarAcceso', { rutejecutivo, fecha, origen: 'DASHBOARD', registrar: 'S' })
  if (valor.toUpperCase() !== 'OK') throw refused(descError)
}

/** A session whose access was refused is closed at once; that it could not be told matters to nobody. */
async function closeAgain(rutejecutivo: string): Promise<void> {
  await call('registroAcceso', { rutejecutivo, tipo: 'S', origen: 'DASHBOARD' }).catch(() => undefined)
  queryClient.setQueryData(sessionQuery.queryKey, null)
}

/** Credentials, then the access validation, which must answer OK (spec 1 §6). */
export async function login(usuario: string, clave: string): Promise<Session> {
  const { rut } = await call('autenticarDashboard', { usuario, clave })
  forgetReads()
  const session = await renewSession()
  if (!session) throw refused('')
  try {
    await validate(rut)
  } catch (error) {
    await closeAgain(rut)
    throw error
  }
  tellTabs({ kind: 'entered' })
  return session
}

/** What the dialog says: the reason of the access validation, else the one text of a failed login (spec 1 §8). */
export function loginFailure(error: unknown): string {
  const told =
    error instanceof ApiRefusal && (error.codigo === 'acceso_no_valido' || error.status === 403 || error.status === 429)
  return told ? error.descripcion : accesoMessages.loginFailed.text
}

/** Seconds until the next try, where the server asks for a pause. */
export function secondsToWait(error: unknown): number {
  if (!isRefusal(error, 429)) return 0
  const { esperaSegundos } = (error.data ?? {}) as { esperaSegundos?: unknown }
  return typeof esperaSegundos === 'number' ? esperaSegundos : 0
}
