import { type RawBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Whether a mailbox is a user's, as a part of another question. */
export const esDeUnUsuarioSql = (correo: string | RawBuilder<string>) =>
  sql<boolean>`(${correo} <> '' and exists (select from usuario u where u.buzon = buzon_de(${correo})))`

/** Of these e-mails, those whose mailbox is a user's, active or not: capitals, plus tags and dots make no other. */
export async function correosDeUsuarios(tx: Db, correos: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ correo: string }>`select c.correo from unnest(${correos}::text[]) as c (correo)
    where ${esDeUnUsuarioSql(sql.ref('c.correo'))}`.execute(tx)
  return new Set(rows.map(({ correo }) => correo))
}

/** Whether a mailbox is a user's. */
export const esDeUnUsuario = async (tx: Db, correo: string): Promise<boolean> =>
  (await correosDeUsuarios(tx, [correo])).has(correo)
