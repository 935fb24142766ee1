import { accesoMessages } from '@alerce/contract/messages/acceso/sesion'
import { autenticarDashboard } from '@alerce/contract/operations/acceso/ingreso'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { usuarioPorNombre } from '../../core/acceso/sesion/read-model.ts'
import type { Persona } from '../../core/actor.ts'
import type { Call, Core } from '../../core/core.ts'
import { ensure, Refusal } from '../../core/refusal.ts'
import type { Clock } from '../../platform/clock.ts'
import type { Db } from '../../platform/db/database.ts'
import { enHorario } from '../../sesiones/en-horario.ts'
import type { Asesor } from '../sent-payload.ts'
import type { Upstream } from '../upstream.ts'
import { asesorPorUsuario } from './read-model.ts'
import { saveUsuarioDelNucleo } from './repository.ts'

interface Needs {
  readonly db: Db
  readonly clock: Clock
  readonly upstream: Upstream
  readonly local: Core
}

/** The caller as the core knows it; null: a user of this server. */
export const asesorDelNucleo = (db: Db, { usuarioId }: Persona): Promise<Asesor | null> =>
  asesorPorUsuario(db, usuarioId)

/**
 * Login. A user of this server by its own password; any other name by the core, whose advisors get a user here, without
 * a password. One that was deactivated here does not enter.
 */
export async function enterByNucleo({ db, clock, upstream, local }: Needs, call: Call): Promise<unknown> {
  const { usuario, clave } = call.payload as { usuario: string; clave: string }
  const nombre = usuario.toLowerCase()
  const known = await usuarioPorNombre(db, nombre)
  if (known && known.identificadorNucleo === null) return await local.call(call)
  ensure(await enHorario(db, ['asesor'], clock.ahora()), accesoMessages.fueraDeHorario)
  const payload = { usuario, clave, ip: call.origin.ip }
  const reply = await upstream.call({ operation: autenticarDashboard, payload }).catch((error: unknown) => {
    // The words of the specification, whatever the core says of a wrong password
    const refused = error instanceof Refusal && error.definition.status < 500
    throw refused ? new Refusal(accesoMessages.loginFailed) : error
  })
  const { success, data } = autenticarDashboard.reply.safeParse(reply)
  // A second step of the core itself has no call in the specifications
  ensure(success && 'identificador' in data, accesoMessages.loginFailed)
  const saved = await saveUsuarioDelNucleo(db, {
    ...{ usuario: nombre, identificadorNucleo: data.identificador, rut: normalizaRut(data.rut) ?? data.rut },
    ...{ nombres: data.nombres, apellidoPaterno: data.apellidoPaterno },
  })
  ensure(saved?.activo, accesoMessages.loginFailed)
  const { rut, nombres, apellidoPaterno } = data
  return { identificador: saved.id, rut, nombres, apellidoPaterno }
}
