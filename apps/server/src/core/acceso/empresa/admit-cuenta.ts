import { empresaMessages as m } from '@alerce/contract/messages/acceso/empresa'
import { accesoMessages } from '@alerce/contract/messages/acceso/sesion'
import { guardarUsuario } from '@alerce/contract/operations/acceso/usuarios'
import { horasDesde } from '@alerce/domain/acceso/actividad'
import { inicioDelDia } from '@alerce/domain/base/fechas/dia'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { horasDeActividad } from '@alerce/domain/limites'
import type { CuentaDeEmpresa, Perfil } from '../../../config/empresa.ts'
import type { Clock } from '../../../platform/clock.ts'
import type { Db } from '../../../platform/db/database.ts'
import type { IdentidadDeEmpresa } from '../../../platform/outside/proveedor.ts'
import { enHorario } from '../../../sesiones/en-horario.ts'
import { lapsosDesde } from '../../../sesiones/read-model.ts'
import { insertRegistro } from '../../../sesiones/repository.ts'
import type { ActorSistema, SesionDeEmpresa } from '../../actor.ts'
import type { Core } from '../../core.ts'
import { ensure, Refusal, refuse } from '../../refusal.ts'
import type { Origin } from '../../use-case.ts'
import { recordEvento } from '../seguridad/record-evento.ts'
import { type Usuario, usuarioPorId, usuarioPorNombre, usuarioPorRut } from '../sesion/read-model.ts'
import { endSesiones } from './end-sesiones.ts'
import { cuentaPorSujeto, tieneCuenta, usuariosPorCorreo } from './read-model.ts'
import { insertCuenta } from './repository.ts'

export interface AdmitNeeds {
  readonly db: Db
  readonly clock: Clock
  readonly core: Core
  readonly cuenta: CuentaDeEmpresa
}

/** User admitted by the account of the company. */
export interface UsuarioAdmitido extends SesionDeEmpresa {
  readonly usuarioId: number
}

const actor: ActorSistema = { kind: 'sistema', mando: 'cuenta-de-empresa' }

/** User named by the configured claim; an e-mail counts only once the provider verified it. */
async function findUsuario(db: Db, claims: IdentidadDeEmpresa['claims'], claim: string): Promise<Usuario | null> {
  const { [claim]: said, email_verified: verified } = claims
  if (typeof said !== 'string' || said.trim() === '') return null
  const value = said.trim()
  if (claim === 'rut') return await usuarioPorRut(db, normalizaRut(value) ?? '')
  if (claim !== 'email') return await usuarioPorNombre(db, value.toLowerCase())
  ensure(verified === true, m.correoSinVerificar)
  const [only, ...others] = await usuariosPorCorreo(db, value)
  return only === undefined || others.length > 0 ? null : await usuarioPorId(db, only)
}

/** Linked user of an account, else the one that its claim names, if free. */
async function usuarioDe({ db, cuenta }: AdmitNeeds, { emisor, sujeto, claims }: IdentidadDeEmpresa): Promise<Usuario> {
  const linked = await cuentaPorSujeto(db, emisor, sujeto)
  if (linked) return (await usuarioPorId(db, linked.usuarioId)) ?? refuse(m.desconocida)
  const found = (await findUsuario(db, claims, cuenta.claims.usuario)) ?? refuse(m.desconocida)
  // An address given to a new employee must not open the user of the former one
  ensure(!(await tieneCuenta(db, emisor, found.id)), m.otraCuenta)
  return found
}

/** Roles of the groups of an account; null: no groups are mapped here. Without any, its open sessions end too. */
async function perfilesDe({ cuenta, ...needs }: AdmitNeeds, identidad: IdentidadDeEmpresa): Promise<Perfil[] | null> {
  const { perfiles, claims } = cuenta
  if (!perfiles) return null
  const { [claims.grupos]: grupos } = identidad.claims
  const all = (Array.isArray(grupos) ? grupos : [grupos]).filter((grupo) => typeof grupo === 'string')
  const given = [...new Set(all.flatMap((grupo) => perfiles.get(grupo) ?? []))]
  if (given.length > 0) return given
  await endSesiones(needs, { ...identidad, sid: null })
  return refuse(m.sinPerfil)
}

/** Gives a user the roles of the groups by the same act as an administrator, with its record and its effects. */
async function applyPerfiles(
  { core }: AdmitNeeds,
  usuario: Usuario,
  perfiles: Perfil[],
  origin: Origin,
): Promise<void> {
  if (perfiles.toSorted().join() === [...usuario.roles].toSorted().join()) return
  const { id: usuarioId, version, rut, nombres, apellidoPaterno, apellidoMaterno, correo, telefono, equipoId } = usuario
  const datos = { rut, nombres, apellidoPaterno, apellidoMaterno, correo, telefono, equipoId }
  const payload = { usuarioId, version, usuario: usuario.usuario, ...datos, roles: perfiles }
  try {
    await core.call({ operation: guardarUsuario, payload, actor, origin })
  } catch (error) {
    // The last administrator, or a change of the same user at this moment
    throw error instanceof Refusal ? new Refusal(m.perfilesNoAplicados) : error
  }
}

/** Refuses outside the hours of the roles, and after twelve hours of activity today (spec 1 §9). */
async function ensurePuedeEntrar(
  { db, clock }: AdmitNeeds,
  usuarioId: number,
  roles: readonly string[],
): Promise<void> {
  ensure(await enHorario(db, roles, clock.ahora()), accesoMessages.fueraDeHorario)
  const desde = inicioDelDia(clock.hoy())
  const horas = horasDesde(await lapsosDesde(db, usuarioId, desde), desde)
  ensure(horas < horasDeActividad, accesoMessages.doceHoras)
}

/**
 * Login with the account of the company: finds its user, applies the roles of its groups, links both and records the
 * entry. The caller opens the session. Throws Refusal.
 */
export async function admitCuenta(
  needs: AdmitNeeds,
  identidad: IdentidadDeEmpresa,
  origin: Origin,
): Promise<UsuarioAdmitido> {
  const { db, clock } = needs
  const usuario = await usuarioDe(needs, identidad)
  ensure(usuario.activo, accesoMessages.usuarioDesactivado)
  const perfiles = await perfilesDe(needs, identidad)
  if (perfiles) await applyPerfiles(needs, usuario, perfiles, origin)
  await ensurePuedeEntrar(needs, usuario.id, perfiles ?? usuario.roles)
  const { emisor, sujeto, sid } = identidad
  const ahora = clock.ahora()
  const cuentaId = await db.transaction().execute(async (tx) => {
    const linked = await cuentaPorSujeto(tx, emisor, sujeto)
    const id = linked?.id ?? (await insertCuenta(tx, { emisor, sujeto, usuarioId: usuario.id, creada: ahora }))
    if (!linked) await recordEvento({ tx, ahora, actor, origin }, 'cuentaUnida', usuario.usuario)
    const { ip } = origin
    await insertRegistro(tx, { usuarioId: usuario.id, tipo: 'E', origen: 'EMPRESA', en: ahora, ip, ipDeclarada: null })
    return id
  })
  return { usuarioId: usuario.id, cuentaId, sid }
}
