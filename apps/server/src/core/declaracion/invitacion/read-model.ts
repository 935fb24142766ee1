import { etapasSinCompletar } from '@alerce/domain/declaracion/etapas'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ConstanciaPostulanteTable, EnlaceInvitacionTable } from '../../../platform/db/tables/declaracion.ts'
import { sinCompletar } from '../ds/invitaciones/read-model.ts'

/** Target of a link: the declaration and its later steps, or the copy of a declaration. */
export type EnlaceDestino = Selectable<EnlaceInvitacionTable>['llevaA']

/** Origin of a link: mailed, handed over by the advisor, or sent in the reminder before it expires. */
export type EnlaceOrigen = Selectable<EnlaceInvitacionTable>['origen']

type EnlaceGuardado = Pick<
  Selectable<EnlaceInvitacionTable>,
  'id' | 'declaracionId' | 'expira' | 'llevaA' | 'fallos' | 'bloqueado'
>

/** Link by digest, unless annulled; else null. */
export async function findEnlace(tx: Db, tokenHash: Buffer): Promise<EnlaceGuardado | null> {
  const row = await tx
    .selectFrom('enlaceInvitacion')
    .select(['id', 'declaracionId', 'expira', 'llevaA', 'fallos', 'bloqueado'])
    .where('tokenHash', '=', tokenHash)
    .where('anulado', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

interface EnlacesBuscados {
  readonly declaracionId: number
  readonly origen: EnlaceOrigen
  readonly llevaA: EnlaceDestino
  /** ISO instant. */
  readonly desde: string
}

/** Number of links of one kind made after an instant. */
export async function enlacesDesde(tx: Db, { declaracionId, origen, llevaA, desde }: EnlacesBuscados): Promise<number> {
  const { cuantos } = await tx
    .selectFrom('enlaceInvitacion')
    .select((e) => e.fn.countAll<number>().as('cuantos'))
    .where('declaracionId', '=', declaracionId)
    .where('origen', '=', origen)
    .where('llevaA', '=', llevaA)
    .where('creado', '>', desde)
    .executeTakeFirstOrThrow()
  return Number(cuantos)
}

/** Last mailed link of a kind, unless annulled; else null. Instants ISO. */
export async function ultimoEnlaceEnviado(tx: Db, declaracionId: number, llevaA: EnlaceDestino) {
  const row = await tx
    .selectFrom('enlaceInvitacion')
    .select(['creado', 'expira', 'abierto', 'bloqueado'])
    .where('declaracionId', '=', declaracionId)
    .where('llevaA', '=', llevaA)
    .where('origen', '=', 'correo')
    .where('anulado', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Expiry of the last invitation that was not annulled, or null. */
export async function ultimoVencimiento(tx: Db, declaracionId: number): Promise<string | null> {
  const { vence } = await tx
    .selectFrom('enlaceInvitacion')
    .select((e) => e.fn.max('expira').as('vence'))
    .where('declaracionId', '=', declaracionId)
    .where('llevaA', '=', 'postulacion')
    .where('anulado', 'is', null)
    .executeTakeFirstOrThrow()
  return vence ?? null
}

/** Links valid at an instant: open ones, and those blocked by failures. */
export async function enlacesVivos(tx: Db, declaracionId: number, ahora: string) {
  const { abiertos, bloqueados } = await tx
    .selectFrom('enlaceInvitacion')
    .select((e) => [
      e.fn.countAll<number>().filterWhere('bloqueado', 'is', null).as('abiertos'),
      e.fn.countAll<number>().filterWhere('bloqueado', 'is not', null).as('bloqueados'),
    ])
    .where('declaracionId', '=', declaracionId)
    .where('llevaA', '=', 'postulacion')
    .where('anulado', 'is', null)
    .where('expira', '>', ahora)
    .executeTakeFirstOrThrow()
  return { abiertos: Number(abiertos), bloqueados: Number(bloqueados) }
}

/** Failures of each link that was not annulled, oldest first. */
export const cuentasDeEnlaces = (tx: Db, declaracionId: number) =>
  tx
    .selectFrom('enlaceInvitacion')
    .select(['id as enlaceId', 'fallos', 'bloqueado'])
    .where('declaracionId', '=', declaracionId)
    .where('llevaA', '=', 'postulacion')
    .where('anulado', 'is', null)
    .orderBy('id')
    .execute()

type Constancia = Selectable<ConstanciaPostulanteTable>

/** Last consent of an applicant on a subject, or null. */
export async function ultimaConstancia(
  tx: Db,
  declaracionId: number,
  que: ConstanciaPostulanteTable['que'],
): Promise<Constancia | null> {
  const row = await tx
    .selectFrom('constanciaPostulante')
    .selectAll()
    .where('declaracionId', '=', declaracionId)
    .where('que', '=', que)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Answers of an applicant on a subject, oldest first: yes or no. */
export async function dichosDe(
  tx: Db,
  declaracionId: number,
  que: ConstanciaPostulanteTable['que'],
): Promise<boolean[]> {
  const rows = await tx
    .selectFrom('constanciaPostulante')
    .select('acepta')
    .where('declaracionId', '=', declaracionId)
    .where('que', '=', que)
    .orderBy('id')
    .execute()
  return rows.map(({ acepta }) => acepta)
}

interface VencimientosBuscados {
  /** Instants ISO. */
  readonly ahora: string
  readonly antesDe: string
  readonly declaracionId?: number
  readonly cuantas: number
}

/** Open invitations whose last link expires soon, without a reminder; in lock order. */
export const invitacionesPorVencer = (tx: Db, { ahora, antesDe, declaracionId, cuantas }: VencimientosBuscados) =>
  tx
    .selectFrom('declaracion as ds')
    .innerJoin('enlaceInvitacion as enlace', 'enlace.declaracionId', 'ds.id')
    .innerJoin('prospecto as p', 'p.id', 'ds.prospectoId')
    .select((e) => ['ds.id', 'ds.prospectoId', e.fn.max('enlace.expira').as('vence')])
    .where('enlace.llevaA', '=', 'postulacion')
    .where('enlace.anulado', 'is', null)
    .where('ds.viva', '=', true)
    .where('ds.tipoVenta', '=', 'E')
    .where('ds.enviadaEn', 'is', null)
    .where('ds.etapa', 'in', etapasSinCompletar)
    .where('ds.etapa', '<>', 'bloqueado')
    .where('p.activo', '=', true)
    .where('p.correo', '<>', '')
    .$if(declaracionId !== undefined, (una) => una.where('ds.id', '=', declaracionId ?? 0))
    .groupBy(['ds.id', 'ds.prospectoId'])
    .having((e) => e.fn.max('enlace.expira'), '>', ahora)
    .having((e) => e.fn.max('enlace.expira'), '<=', antesDe)
    .having((e) => e.fn.countAll<number>().filterWhere('enlace.origen', '=', 'recordatorio'), '=', 0)
    .orderBy('ds.prospectoId')
    .limit(cuantas)
    .execute()

/** Incomplete invitations whose last link expired, with their prospects in lock order. */
export const invitacionesVencidas = (tx: Db, ahora: string, cuantas: number) =>
  sinCompletar(tx)
    .innerJoin('enlaceInvitacion as enlace', 'enlace.declaracionId', 'ds.id')
    .select(['ds.id', 'ds.prospectoId'])
    .where('enlace.llevaA', '=', 'postulacion')
    .groupBy(['ds.id', 'ds.prospectoId'])
    .having((e) => e.fn.max('enlace.expira'), '<=', ahora)
    .orderBy('ds.prospectoId')
    .limit(cuantas)
    .execute()
