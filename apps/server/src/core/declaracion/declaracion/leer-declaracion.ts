import { common } from '@alerce/contract/messages/common'
import type { Role } from '@alerce/contract/operation'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { leerProspecto } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { buscarDeclaracion, type Declaracion } from './read-model.ts'

export interface DeclaracionDeProspecto {
  readonly declaracion: Declaracion
  readonly prospecto: Prospecto
}

/** Who else may read here besides the advisor (and, without health data, the head of the team). */
interface Alcance {
  readonly tambien?: readonly Role[]
}

/** The declaration with its prospect: for whom the prospect exists, the declaration does; else 404. No health data. */
export async function leerDeclaracion(
  ctx: Context,
  identificador: number,
  alcance: Alcance = {},
): Promise<DeclaracionDeProspecto> {
  const declaracion = (await buscarDeclaracion(ctx.tx, identificador)) ?? refuse(common.notFound)
  const prospecto = await leerProspecto(ctx, declaracion.prospectoId, alcance)
  return { declaracion, prospecto }
}

function puedeLeerSalud(
  { actor }: Context,
  { declaracion, prospecto }: DeclaracionDeProspecto,
  { tambien = [] }: Alcance,
): boolean {
  if (actor.kind !== 'persona') return actor.kind === 'cliente'
  if (actor.enlace) return false
  if (actor.usuarioId === prospecto.asesorId) return true
  return declaracion.enviadaEn !== null && tambien.some((role) => actor.roles.includes(role))
}

/** A call names the holder's RUT too: another person's is not found. Passport holders have none. */
export function ensureTitular(prospecto: Prospecto, rut: string | null | undefined): void {
  ensure(!rut || !prospecto.rut || normalizaRut(rut) === prospecto.rut, common.notFound)
}

/**
 * The declaration for reading health data: only the advisor who types it (never the head of the team), a bearer
 * client, and the roles named here once it has been sent. For all others it does not exist.
 */
export async function leerDeclaracionClinica(
  ctx: Context,
  { identificador, rut }: { identificador: number; rut?: string | null | undefined },
  alcance: Alcance = {},
): Promise<DeclaracionDeProspecto> {
  const found = await leerDeclaracion(ctx, identificador, alcance)
  ensure(puedeLeerSalud(ctx, found, alcance), common.notFound)
  ensureTitular(found.prospecto, rut)
  return found
}
