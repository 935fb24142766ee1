import { etapasSinCompletar } from '@alerce/domain/declaracion/etapas'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { ConstanciaPostulanteTable, EnlaceInvitacionTable } from '../../../platform/db/tables/declaracion.ts'

/** What a link leads to: the declaration to answer and what follows of it, or the copy of one. */
export type EnlaceDestino = Selectable<EnlaceInvitacionTable>['llevaA']

export type EnlaceGuardado = Pick<Selectable<EnlaceInvitacionTable>, 'declaracionId' | 'expira' | 'llevaA'>

/** The link of this digest that nobody annulled, or null. */
export async function buscarEnlace(tx: Db, tokenHash: Buffer): Promise<EnlaceGuardado | null> {
  const row = await tx
    .selectFrom('enlaceInvitacion')
    .select(['declaracionId', 'expira', 'llevaA'])
    .where('tokenHash', '=', tokenHash)
    .where('anulado', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

interface EnlacesBuscados {
  readonly declaracionId: number
  readonly origen: EnlaceInvitacionTable['origen']
  readonly llevaA: EnlaceDestino
  /** ISO instant. */
  readonly desde: string
}

/** Links of a declaration, of one kind, that were made after an instant. */
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

/** The last mailed link of a kind that nobody annulled, or null. Instants ISO. */
export async function ultimoEnlaceEnviado(tx: Db, declaracionId: number, llevaA: EnlaceDestino) {
  const row = await tx
    .selectFrom('enlaceInvitacion')
    .select(['creado', 'expira', 'abierto'])
    .where('declaracionId', '=', declaracionId)
    .where('llevaA', '=', llevaA)
    .where('origen', '=', 'correo')
    .where('anulado', 'is', null)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row ?? null
}

/** Until when the last invitation of a declaration lives that was not annulled, or null. */
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

/** Identities and codes that were not the applicant's. */
export async function fallosDe(tx: Db, declaracionId: number): Promise<{ fallos: number; bloqueada: string | null }> {
  const row = await tx
    .selectFrom('accesoPostulante')
    .select(['fallos', 'bloqueada'])
    .where('declaracionId', '=', declaracionId)
    .executeTakeFirst()
  return row ?? { fallos: 0, bloqueada: null }
}

export type Constancia = Selectable<ConstanciaPostulanteTable>

/** The last word of an applicant on something, or null. */
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

/** Invitations that were not completed and whose last link is past its time, with their prospects as they are locked. */
export const invitacionesVencidas = (tx: Db, ahora: string, cuantas: number) =>
  tx
    .selectFrom('declaracion as ds')
    .innerJoin('enlaceInvitacion as enlace', 'enlace.declaracionId', 'ds.id')
    .select(['ds.id', 'ds.prospectoId'])
    .where('enlace.llevaA', '=', 'postulacion')
    .where('ds.viva', '=', true)
    .where('ds.tipoVenta', '=', 'E')
    .where('ds.enviadaEn', 'is', null)
    .where('ds.etapa', 'in', etapasSinCompletar)
    .groupBy(['ds.id', 'ds.prospectoId'])
    .having((e) => e.fn.max('enlace.expira'), '<=', ahora)
    .orderBy('ds.prospectoId')
    .limit(cuantas)
    .execute()
