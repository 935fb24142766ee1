import type { Db } from '../../../../platform/db/database.ts'
import { type Cotizacion, readRegistro } from '../../registro/read-model.ts'

/** Mailed quote; `numero`: its position among those of the prospect, from 1. */
export interface CotizacionEnviada {
  readonly numero: number
  readonly cotizacion: Cotizacion
  readonly para: string
  readonly por: string
  readonly en: string
  /** Openings of its page: number, first and last. */
  readonly aperturas: number
  readonly abiertoEn: string | null
  readonly ultimaApertura: string | null
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
    .selectFrom('cotizacionEnviada as e')
    .leftJoin('enlaceCotizacion as l', (j) =>
      j.onRef('l.prospectoId', '=', 'e.prospectoId').onRef('l.numero', '=', 'e.numero'),
    )
    .select(['e.numero', 'e.foto', 'e.para', 'e.por', 'e.en', 'l.aperturas', 'l.abiertoEn', 'l.ultimaApertura'])
    .where('e.prospectoId', '=', prospectoId)
  const rows = await (numero === undefined ? query : query.where('e.numero', '=', numero))
    .orderBy('e.numero', 'desc')
    .execute()
  return rows.map(({ foto, aperturas, ...row }) => ({
    ...row,
    aperturas: aperturas ?? 0,
    cotizacion: readRegistro(foto),
  }))
}
