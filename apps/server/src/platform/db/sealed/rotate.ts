import { setTimeout as pause } from 'node:timers/promises'
import { type RawBuilder, sql } from 'kysely'
import { LUGAR_DE_CLAVE, type Vault } from '../../vault.ts'
import type { Db } from '../database.ts'
import { type ColumnaSellada, recorridoDe, todasLasSelladas } from './columns.ts'
import { resellar } from './reseal.ts'

/** Before it looks again for rows that somebody was writing. */
const PAUSA_MS = 200

const deOtraClave = (columna: ColumnaSellada, claveId: string): RawBuilder<unknown> => {
  const { desde, largo } = LUGAR_DE_CLAVE
  const id = sql`substring(${sql.ref(recorridoDe(columna).nombre)} from ${sql.lit(desde)} for ${sql.lit(largo)})`
  return sql`${id} <> decode(${claveId}::text, 'hex')`
}

/** How many values of a column another key seals. */
async function pendientes(db: Db, columna: ColumnaSellada, claveId: string): Promise<number> {
  const { tabla, nombre, cuando } = recorridoDe(columna)
  const { rows } = await sql<{ total: number }>`select count(*) as total from ${sql.table(tabla)}
    where ${sql.ref(nombre)} is not null and ${sql.raw(cuando)} and ${deOtraClave(columna, claveId)}`.execute(db)
  return rows[0]?.total ?? 0
}

/**
 * Seals with the key in use all that another sealed, part by part while the server serves; one that is stopped goes on
 * where it was. It ends when nothing refers to another key. Tells each column and how many it sealed.
 */
export async function rotar(db: Db, vault: Vault, avanzar: (columna: ColumnaSellada, cuantos: number) => void) {
  const enTransaccion = <T>(hacer: (tx: Db) => Promise<T>) => db.transaction().execute(hacer)
  for (const columna of todasLasSelladas) {
    const cuales = deOtraClave(columna, vault.claveId)
    const cambio = (sello: Buffer, fila: readonly string[]) => {
      const cofre = vault.en(columna, ...fila)
      return cofre.sealBytes(cofre.openBytes(sello))
    }
    let cuantos = 0
    while ((await pendientes(db, columna, vault.claveId)) > 0) {
      const estos = await resellar(enTransaccion, columna, { cuales, cambio })
      cuantos += estos
      if (estos === 0) await pause(PAUSA_MS)
    }
    avanzar(columna, cuantos)
  }
}
