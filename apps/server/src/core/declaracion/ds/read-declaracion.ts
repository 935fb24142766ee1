import { common } from '@alerce/contract/messages/common'
import { declaracionMessages } from '@alerce/contract/messages/declaracion/declaracion'
import type { Role } from '@alerce/contract/operation'
import { normalizaRut } from '@alerce/domain/base/persona/rut'
import { contestaElPostulante } from '@alerce/domain/declaracion/invitacion/quien-contesta'
import { readProspecto } from '../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { type Declaracion, findDeclaracion } from './read-model.ts'

export interface DeclaracionDeProspecto {
  readonly declaracion: Declaracion
  readonly prospecto: Prospecto
}

/** Further roles that may read, besides the advisor (and, without health data, the head of the team). */
interface Alcance {
  readonly tambien?: readonly Role[]
  /** Replies without health data, instead of refusing, to readers of a sent electronic declaration. */
  readonly reservada?: boolean
}

/** `clinico`: health data may be read too. */
interface DeclaracionLeida extends DeclaracionDeProspecto {
  readonly clinico: boolean
}

/** The declaration with its prospect, by the access rules of the prospect (else 404). No health data. */
export async function readDeclaracion(
  ctx: Context,
  identificador: number,
  alcance: Alcance = {},
): Promise<DeclaracionDeProspecto> {
  const declaracion = (await findDeclaracion(ctx.tx, identificador)) ?? refuse(common.notFound)
  const prospecto = await readProspecto(ctx, declaracion.prospectoId, alcance)
  return { declaracion, prospecto }
}

const leeEnviadas = ({ actor }: Context, { tambien = [] }: Alcance): boolean =>
  actor.kind === 'persona' && tambien.some((role) => actor.roles.includes(role))

/** Whether the actor may read: the advisor, an API client, or an allowed role once sent. */
function laConoce(ctx: Context, { declaracion, prospecto }: DeclaracionDeProspecto, alcance: Alcance): boolean {
  const { actor } = ctx
  if (actor.kind !== 'persona') return actor.kind === 'cliente'
  if (actor.enlace) return false
  if (actor.usuarioId === prospecto.asesorId) return true
  return declaracion.enviadaEn !== null && leeEnviadas(ctx, alcance)
}

/** Refuses with 404 a RUT that is not the holder's. Passport holders have none. */
export function ensureTitular(prospecto: Prospecto, rut: string | null | undefined): void {
  ensure(!rut || !prospecto.rut || normalizaRut(rut) === prospecto.rut, common.notFound)
}

/** Before the sending, the advisor reads the health data of a manual declaration; afterwards the allowed roles do. */
const leeLoClinico = (ctx: Context, declaracion: Declaracion, alcance: Alcance): boolean =>
  declaracion.enviadaEn === null ? !contestaElPostulante(declaracion) : leeEnviadas(ctx, alcance)

/**
 * The declaration for reading health data. Before it is sent: the advisor of a manual one, or an API client, never the
 * head of the team. Afterwards: the allowed roles. Others get 404.
 */
export async function readDeclaracionClinica(
  ctx: Context,
  { identificador, rut }: { identificador: number; rut?: string | null | undefined },
  alcance: Alcance = {},
): Promise<DeclaracionLeida> {
  const found = await readDeclaracion(ctx, identificador, alcance)
  ensure(laConoce(ctx, found, alcance), common.notFound)
  ensureTitular(found.prospecto, rut)
  const { declaracion } = found
  const clinico = leeLoClinico(ctx, declaracion, alcance)
  const razon = declaracion.enviadaEn === null ? declaracionMessages.delPostulante : declaracionMessages.reservada
  ensure(clinico || alcance.reservada === true, razon)
  return { ...found, clinico }
}
