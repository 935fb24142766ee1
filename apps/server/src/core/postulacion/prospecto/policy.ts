import { common } from '@alerce/contract/messages/common'
import { prospectoMessages } from '@alerce/contract/messages/postulacion/prospecto'
import type { Role } from '@alerce/contract/operation'
import { esProspeccionOpuesta } from '@alerce/domain/postulacion/oposicion'
import { sonDelMismoEquipo } from '../../acceso/usuarios/read-model.ts'
import type { Actor } from '../../actor.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { rejectVersion } from '../../version-antigua.ts'
import {
  asesoresDelEquipo,
  cambiosDesde,
  esAsesor,
  findProspecto,
  type Prospecto,
  takeWithPareja,
} from './read-model.ts'

interface Alcance {
  /** Roles that may read every prospect here, besides its advisor and the team's head. */
  readonly tambien?: readonly Role[]
}

/** True for a reader: its advisor, the head of the team, a link over that advisor, an API client. */
export async function puedeLeer(ctx: Context, prospecto: Prospecto, { tambien = [] }: Alcance = {}): Promise<boolean> {
  const { actor } = ctx
  if (actor.kind === 'cliente' || actor.kind === 'sistema') return true
  if (actor.kind !== 'persona') return false
  if (actor.enlace) return actor.enlace.asesorId === prospecto.asesorId
  if (actor.usuarioId === prospecto.asesorId && actor.roles.includes('asesor')) return true
  if (tambien.some((role) => actor.roles.includes(role))) return true
  return actor.roles.includes('jefatura') && (await sonDelMismoEquipo(ctx.tx, actor.usuarioId, prospecto.asesorId))
}

/** Refuses (423) a sale whose access is blocked at the request of its holder; scheduled jobs go on. */
function ensureSinBloqueo({ actor }: Context, { bloqueado }: Prospecto): void {
  ensure(!bloqueado || actor.kind === 'sistema', prospectoMessages.bloqueado)
}

/**
 * Prospect for reading: its advisor, the head of the team, a link over that advisor, an API client; not found for
 * others.
 */
export async function readProspecto(ctx: Context, prospectoId: number, alcance: Alcance = {}): Promise<Prospecto> {
  const prospecto = (await findProspecto(ctx.tx, prospectoId)) ?? refuse(common.notFound)
  ensure(await puedeLeer(ctx, prospecto, alcance), common.notFound)
  ensureSinBloqueo(ctx, prospecto)
  return prospecto
}

/** True for an editor among the readers of a prospect: its advisor, an API client, an automatic job. */
export const puedeEditar = ({ actor }: Pick<Context, 'actor'>, { asesorId }: Pick<Prospecto, 'asesorId'>): boolean =>
  actor.kind === 'cliente' ||
  actor.kind === 'sistema' ||
  (actor.kind === 'persona' && actor.enlace === null && actor.usuarioId === asesorId)

/** Locked prospect for changing: see editProspecto. */
async function ensureEdicion(ctx: Context, tomado: Prospecto | null, version?: number): Promise<Prospecto> {
  const prospecto = tomado ?? refuse(common.notFound)
  ensure(await puedeLeer(ctx, prospecto, {}), common.notFound)
  ensure(puedeEditar(ctx, prospecto), common.forbidden)
  ensureSinBloqueo(ctx, prospecto)
  if (version !== undefined && version !== prospecto.version) {
    rejectVersion(ctx.actor, 'prospecto', await cambiosDesde(ctx.tx, prospecto.id, version))
  }
  return prospecto
}

/**
 * Prospect for changing, its row locked: only its advisor, an API client, or an automatic job. 412 when `version` is
 * stale.
 */
export const editProspecto = async (ctx: Context, prospectoId: number, version?: number): Promise<Prospecto> =>
  await ensureEdicion(ctx, await findProspecto(ctx.tx, prospectoId, true), version)

/**
 * Prospect for changing, with the other side of its pair also locked, or null. Concurrent saves of both sides run in
 * sequence, so that neither reads stale data of the other.
 */
export async function editWithPareja(
  ctx: Context,
  prospectoId: number,
  version?: number,
): Promise<{ readonly prospecto: Prospecto; readonly otro: Prospecto | null }> {
  const { prospecto, otro } = await takeWithPareja(ctx.tx, prospectoId)
  return { prospecto: await ensureEdicion(ctx, prospecto, version), otro }
}

/** Refuses (422) a contact that would be prospecting, to which the person objected. */
export function ensureContacto(prospecto: Pick<Prospecto, 'estado' | 'oposiciones'>): void {
  ensure(!esProspeccionOpuesta(prospecto), prospectoMessages.seOpuso)
}

/** Refuses (422) a named advisor other than the prospect's own. */
export function ensureSuAsesor({ asesorId }: Pick<Prospecto, 'asesorId'>, identificador?: number | null): void {
  ensure((identificador ?? asesorId) === asesorId, prospectoMessages.deOtroAsesor, { campo: 'identificador' })
}

/**
 * Advisor that a portfolio call is about: the caller, an advisor of the caller's team, or the one that an API client or
 * job names.
 */
export async function asesorDe(ctx: Context, identificador?: number): Promise<number> {
  const { actor } = ctx
  if (actor.kind === 'cliente' || actor.kind === 'sistema') {
    const id = identificador ?? refuse(common.invalid, { campo: 'identificador' })
    ensure(await esAsesor(ctx.tx, id), common.notFound)
    return id
  }
  if (actor.kind !== 'persona') return refuse(common.unauthenticated)
  if (actor.enlace) {
    ensure(identificador === undefined || identificador === actor.enlace.asesorId, common.notFound)
    return actor.enlace.asesorId
  }
  if (identificador === undefined || identificador === actor.usuarioId) return actor.usuarioId
  const leads = actor.roles.includes('jefatura') && (await sonDelMismoEquipo(ctx.tx, actor.usuarioId, identificador))
  ensure(leads, common.notFound)
  return identificador
}

/** Advisor in whose portfolio a call writes: a person writes only in their own. */
export async function asesorQueEscribe(ctx: Context, identificador?: number): Promise<number> {
  const asesorId = await asesorDe(ctx, identificador)
  ensure(ctx.actor.kind !== 'persona' || asesorId === ctx.actor.usuarioId, common.forbidden)
  return asesorId
}

/** True for a person without a portfolio who reads those of others, as a head of team. */
export const miraCarterasAjenas = (actor: Actor): boolean =>
  actor.kind === 'persona' && actor.enlace === null && !actor.roles.includes('asesor')

/** Id of the head whose whole team a list shows; null: it shows one portfolio. */
export const quienMiraElEquipo = (actor: Actor, identificador?: number | null): number | null =>
  actor.kind === 'persona' && miraCarterasAjenas(actor) && (identificador ?? actor.usuarioId) === actor.usuarioId
    ? actor.usuarioId
    : null

/** Portfolios that a list shows: the advisor's own, the named one, or all of a team for its head. */
export async function asesoresDe(ctx: Context, identificador?: number): Promise<readonly number[]> {
  const jefeId = quienMiraElEquipo(ctx.actor, identificador)
  return jefeId === null ? [await asesorDe(ctx, identificador)] : await asesoresDelEquipo(ctx.tx, jefeId)
}
