import type { Db } from '../../../../platform/db/database.ts'
import { type Cotizacion, readRegistro } from '../../registro/read-model.ts'

/** Mailed quote; `numero`: its position among those of the prospect, from 1. */
export interface CotizacionEnviada {
  readonly numero: number
  readonly cotizacion: Cotizacion
  readonly para: string
  readonly por: string
  readonly en: string
}

export async function cuantasEnviadas(tx: Db, prospectoId: number): Promise<number> {
  const { cuantas } = await tx
    .selectFrom('cotizacionEnviada')
    .select((e) => e.fn.countAll<number>().as('cuantas'))
    .where('prospectoId', '=', prospectoId)
    .executeTakeFirstOrThrow()
  return Number(cuantas)
}

/** Mailed quotes, newest first: all of a prospect, or the one with a number. */
export async function enviadasDe(tx: Db, prospectoId: number, numero?: number): Promise<CotizacionEnviada[]> {
  const query = tx
    .selectFrom('cotizacionEnviada')
    .select(['numero', 'foto', 'para', 'por', 'en'])
    .where('prospectoId', '=', prospectoId)
  const rows = await (numero === undefined ? query : query.where('numero', '=', numero))
    .orderBy('numero', 'desc')
    .execute()
  return rows.map(({ foto, ...row }) => ({ ...row, cotizacion: readRegistro(foto) }))
}
