import { randomInt } from 'node:crypto'
import { administracionMessages as m } from '@alerce/contract/messages/acceso/administracion'
import { common } from '@alerce/contract/messages/common'
import type { Input, Role } from '@alerce/contract/operation'
import { guardarUsuario } from '@alerce/contract/operations/acceso/usuarios'
import { hashPassword } from '../../../platform/password.ts'
import { recordIntervencion } from '../../base/manos/record-intervencion.ts'
import { ensure, refuse } from '../../refusal.ts'
import { type Context, useCase } from '../../use-case.ts'
import { revokeEnlacesDe } from '../enlaces/revoke-enlaces-de.ts'
import { recordEvento } from '../seguridad/record-evento.ts'
import { ensureUsuarioLeido, keepAdministrador, queCambia } from './cambios.ts'
import { correoDeUsuarioPorGuardar } from './events.ts'
import { type DatosDeUsuario, hayEquipo, type UsuarioGuardado, usuarioParaCambiar } from './read-model.ts'
import { type DatoRepetido, insertUsuario, noteAuthor, updateUsuario } from './repository.ts'

type UsuarioInput = Input<typeof guardarUsuario>

function guardado(answer: number | DatoRepetido): number {
  if (answer === 'usuario') return refuse(m.usuarioRepetido, { campo: 'usuario' })
  if (typeof answer === 'string') return refuse(m.rutRepetido, { campo: 'rut' })
  return answer
}

const esAdministrador = ({ roles }: { readonly roles: readonly Role[] }) => roles.includes('administracion')
/** null: the machine, for whoever operates it. */
const quienEs = ({ actor }: Context) => (actor.kind === 'persona' ? actor.usuarioId : null)

// letters that are not mistaken for others when read aloud, and that spell no coarse word of Chile
const CONSONANTES = 'bfglmnrs'
const VOCALES = 'aeiou'
const PALABRAS = 4
const CIFRAS = 4

const una = (letras: string) => letras.charAt(randomInt(letras.length))
const silaba = () => una(CONSONANTES) + una(VOCALES)

/** A password that can be read over the phone: bilo-mane-rusa-golu-4821, one of 65 quadrillion. */
export function claveProvisoria(): string {
  const palabras = Array.from({ length: PALABRAS }, () => silaba() + silaba())
  const numero = String(randomInt(10 ** CIFRAS)).padStart(CIFRAS, '0')
  return [...palabras, numero].join('-')
}

/** Provisional password with its digest, which is slow to compute. */
export interface ClaveNueva {
  readonly clave: string
  readonly claveHash: string
}

export async function newClave(): Promise<ClaveNueva> {
  const clave = claveProvisoria()
  return { clave, claveHash: await hashPassword(clave) }
}

async function create(ctx: Context, datos: DatosDeUsuario, claveDe: () => Promise<ClaveNueva>) {
  await ctx.raise(correoDeUsuarioPorGuardar, datos)
  const { clave, claveHash } = await claveDe()
  const alta = { claveHash, debeCambiarla: !ctx.demo, creado: ctx.ahora }
  const usuarioId = guardado(await insertUsuario(ctx.tx, datos, alta))
  if (esAdministrador(datos)) await noteAuthor(ctx.tx, usuarioId, quienEs(ctx))
  await recordIntervencion(ctx, usuarioId, 'creada')
  await recordEvento(ctx, 'usuarioCreado', `${datos.usuario} (perfiles ${datos.roles.join(', ')})`)
  return { usuarioId, claveProvisoria: clave, debeCambiarla: alta.debeCambiarla, version: 1 }
}

/** A link holds while the advisor is one and the head is one. */
async function revokeLost(ctx: Context, { id, roles: antes }: UsuarioGuardado, roles: readonly string[]) {
  const perdido = (rol: Role) => antes.includes(rol) && !roles.includes(rol)
  if (perdido('asesor')) await revokeEnlacesDe(ctx, { asesorId: id })
  if (perdido('jefatura')) await revokeEnlacesDe(ctx, { jefeId: id })
}

async function change(ctx: Context, usuarioId: number, version: number | undefined, datos: DatosDeUsuario) {
  const conservar = await keepAdministrador(ctx.tx, usuarioId)
  const antes = (await usuarioParaCambiar(ctx.tx, usuarioId)) ?? refuse(common.notFound)
  await ensureUsuarioLeido(ctx, version, antes)
  const cambios = queCambia(antes, datos)
  if (cambios.length === 0) return { usuarioId, claveProvisoria: null, debeCambiarla: false, version: antes.version }
  if (!datos.roles.includes('administracion')) conservar()
  if (antes.correo !== datos.correo) await ctx.raise(correoDeUsuarioPorGuardar, datos)
  const nueva = guardado(await updateUsuario(ctx.tx, usuarioId, datos))
  if (esAdministrador(datos) && !esAdministrador(antes)) await noteAuthor(ctx.tx, usuarioId, quienEs(ctx))
  if (datos.roles.some((rol) => !antes.roles.includes(rol))) await recordIntervencion(ctx, usuarioId, 'perfil')
  // The mailbox receives the links of a forgotten password
  if (antes.correo !== datos.correo) await recordIntervencion(ctx, usuarioId, 'correo')
  await revokeLost(ctx, antes, datos.roles)
  await recordEvento(ctx, 'usuarioModificado', `${datos.usuario}: ${cambios.join(', ')}`)
  return { usuarioId, claveProvisoria: null, debeCambiarla: false, version: nueva }
}

/** Saves a user; `claveDe`: its provisional password, where it is new. */
export async function saveUsuario(input: UsuarioInput, ctx: Context, claveDe: () => Promise<ClaveNueva>) {
  const { usuarioId, version, roles, ...resto } = input
  const datos = { ...resto, roles: [...new Set(roles)] }
  ensure(datos.equipoId === null || (await hayEquipo(ctx.tx, datos.equipoId)), common.invalid, { campo: 'equipoId' })
  return usuarioId ? await change(ctx, usuarioId, version, datos) : await create(ctx, datos, claveDe)
}

/** A new user with a provisional password, or changed data of one. */
export const guardarUsuarioUseCase = useCase(guardarUsuario, (input, ctx) => saveUsuario(input, ctx, newClave))
