import { bitacora, type EventoDeBitacora } from '@alerce/contract/catalogos/base/bitacora'
import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import type { Db } from '../../../platform/db/database.ts'
import { type Actor, firma } from '../../actor.ts'

/** Entries of a prospect, newest first. */
export const entradasDe = (tx: Db, prospectoId: number) =>
  tx
    .selectFrom('bitacora')
    .select(['id', 'evento', 'texto', 'por', 'aPedidoDe', 'en'])
    .where('prospectoId', '=', prospectoId)
    .orderBy('id', 'desc')
    .execute()

/** True when an entry of that kind was written since an instant. */
export async function hayEntrada(
  tx: Db,
  prospectoId: number,
  evento: EventoDeBitacora,
  desde: string,
): Promise<boolean> {
  const row = await tx
    .selectFrom('bitacora')
    .select('id')
    .where('prospectoId', '=', prospectoId)
    .where('evento', '=', bitacora[evento].id)
    .where('en', '>=', desde)
    .executeTakeFirst()
  return row !== undefined
}

/** ISO instant of the last entry of that kind, or null. */
export async function ultimaEntrada(tx: Db, prospectoId: number, evento: EventoDeBitacora): Promise<string | null> {
  const row = await tx
    .selectFrom('bitacora')
    .select('en')
    .where('prospectoId', '=', prospectoId)
    .where('evento', '=', bitacora[evento].id)
    .orderBy('id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.en ?? null
}

/** True when an entry of one of these kinds was ever written. */
export async function huboEntrada(tx: Db, prospectoId: number, cuales: readonly EventoDeBitacora[]): Promise<boolean> {
  const ids = cuales.map((evento) => bitacora[evento].id)
  const row = await tx
    .selectFrom('bitacora')
    .select('id')
    .where('prospectoId', '=', prospectoId)
    .where('evento', 'in', ids)
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Sale by its prospect or declaration; a new one by its advisor; without any, no sale. */
interface VentaNombrada {
  readonly prospectoId?: number | null | undefined
  readonly declaracionId?: number | null | undefined
  readonly asesorId?: number | undefined
}

/** Advisor's name of a sale; null without such a sale. */
async function asesorDeLaVenta(
  tx: Db,
  { prospectoId = null, declaracionId = null, asesorId }: VentaNombrada,
): Promise<string | null> {
  const row = await tx
    .selectFrom('usuario as u')
    .select(['u.nombres', 'u.apellidoPaterno'])
    .where((e) => {
      if (asesorId !== undefined) return e('u.id', '=', asesorId)
      const declarada = e.selectFrom('declaracion').select('prospectoId').where('id', '=', declaracionId)
      const deVenta = e.selectFrom('prospecto as p').select('p.asesorId')
      const suya =
        declaracionId === null ? deVenta.where('p.id', '=', prospectoId) : deVenta.where('p.id', '=', declarada)
      return e('u.id', '=', suya)
    })
    .executeTakeFirst()
  return row ? nombreCorto(row) : null
}

/**
 * Signature of an actor in the Bitácora, the access log and other authored records. A bearer client acts as its
 * advisor, and both are named (core rules, Who acts).
 */
export async function firmaSobre(tx: Db, actor: Actor, venta: VentaNombrada): Promise<string> {
  return firma(actor, actor.kind === 'cliente' ? await asesorDeLaVenta(tx, venta) : null)
}

interface ActoEnCurso {
  readonly tx: Db
  readonly actor: Actor
  readonly autor?: string | undefined
}

/** Author of an act: `autor` if given (the machine, or the person of an earlier decision), else the caller. */
export const autorSobre = async ({ tx, actor, autor }: ActoEnCurso, venta: VentaNombrada): Promise<string> =>
  autor ?? (await firmaSobre(tx, actor, venta))
