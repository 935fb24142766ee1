import type { RespuestaDeCliente } from '@alerce/domain/cotizacion/enlace'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

interface EnlaceNuevo {
  readonly prospectoId: number
  /** Number of the mailed quote. */
  readonly numero: number
  readonly tokenHash: Buffer
  readonly creadoEn: string
  readonly expira: string
}

/** Stores the link of a mailed quote; the earlier links of its prospect open nothing any more. */
export async function saveEnlace(tx: Db, enlace: EnlaceNuevo): Promise<void> {
  await tx
    .updateTable('enlaceCotizacion')
    .set({ reemplazadoEn: enlace.creadoEn })
    .where('prospectoId', '=', enlace.prospectoId)
    .where('reemplazadoEn', 'is', null)
    .execute()
  await tx.insertInto('enlaceCotizacion').values(enlace).execute()
}

interface EnlaceGuardado {
  readonly prospectoId: number
  readonly numero: number
}

const elDe = ({ prospectoId, numero }: EnlaceGuardado) =>
  sql<boolean>`prospecto_id = ${prospectoId} and numero = ${numero}`

/** Counts an opening. */
export async function countApertura(tx: Db, enlace: EnlaceGuardado, en: string): Promise<void> {
  await sql`update enlace_cotizacion set aperturas = aperturas + 1, abierto_en = coalesce(abierto_en, ${en}),
    ultima_apertura = ${en} where ${elDe(enlace)}`.execute(tx)
}

const columnas = { interesa: 'interesa_en', pregunta: 'pregunta_en', otra: 'pide_otra_en' } as const

/** Stores an answer. `cual`: number of the quote of interest. */
export async function saveRespuesta(
  tx: Db,
  enlace: EnlaceGuardado,
  respuesta: RespuestaDeCliente,
  cual: number | null,
  en: string,
): Promise<void> {
  await sql`update enlace_cotizacion set interesa = coalesce(${cual}::smallint, interesa),
    ${sql.ref(columnas[respuesta])} = ${en} where ${elDe(enlace)}`.execute(tx)
}
