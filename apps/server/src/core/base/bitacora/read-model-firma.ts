import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import type { Db } from '../../../platform/db/database.ts'
import { type Actor, firma } from '../../actor.ts'

/** A sale by its prospect or by its declaration, one that is only beginning by its advisor; by none, none. */
export interface VentaNombrada {
  readonly prospectoId?: number | null | undefined
  readonly declaracionId?: number | null | undefined
  readonly asesorId?: number | undefined
}

/** The name of the advisor of a sale; null where there is no such sale. */
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
 * How the Bitácora, the access log and whatever has an author in a sale name who acted on it: a bearer client acts as its
 * advisor, and both are told (core rules, Who acts).
 */
export async function firmaSobre(tx: Db, actor: Actor, venta: VentaNombrada): Promise<string> {
  return firma(actor, actor.kind === 'cliente' ? await asesorDeLaVenta(tx, venta) : null)
}

interface ActoEnCurso {
  readonly tx: Db
  readonly actor: Actor
  readonly autor?: string | undefined
}

/** Who did it: the machine where it acts by itself, whoever decided before what takes effect now, else whoever called. */
export const autorSobre = async ({ tx, actor, autor }: ActoEnCurso, venta: VentaNombrada): Promise<string> =>
  autor ?? (await firmaSobre(tx, actor, venta))
