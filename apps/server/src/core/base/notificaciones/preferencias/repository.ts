import { sql } from 'kysely'
import type { Db } from '../../../../platform/db/database.ts'

interface Escritas {
  readonly callados: readonly string[]
  readonly sinCorreo: readonly string[]
  readonly hora: number | null
  readonly enDescanso: boolean
}

/**
 * Replaces how a user hears of notices; returns the version. `version`: as read (undefined: do not check); null: another
 * save came first. A letter that is turned on tells what comes from now on.
 */
export async function savePreferencias(
  tx: Db,
  usuarioId: number,
  { callados, sinCorreo, ...otras }: Escritas,
  { version, ahora }: { readonly version: number | undefined; readonly ahora: string },
): Promise<number | null> {
  const nueva = { ...otras, callados: [...callados], sinCorreo: [...sinCorreo] }
  const saved = await tx
    .insertInto('preferenciaAviso')
    .values({ usuarioId, ...nueva, resumidoHasta: ahora, version: 2 })
    .onConflict((c) => {
      const set = c.column('usuarioId').doUpdateSet({
        ...nueva,
        resumidoHasta: sql<string>`case when preferencia_aviso.hora is null then excluded.resumido_hasta
          else preferencia_aviso.resumido_hasta end`,
        version: sql<number>`preferencia_aviso.version + 1`,
      })
      return version === undefined ? set : set.where('preferenciaAviso.version', '=', version)
    })
    .returning('version')
    .executeTakeFirst()
  return saved?.version ?? null
}

/** Ends the daily letter of a user. */
export async function clearHora(tx: Db, usuarioId: number): Promise<void> {
  await tx
    .updateTable('preferenciaAviso')
    .set({ hora: null, version: sql<number>`version + 1` })
    .where('usuarioId', '=', usuarioId)
    .where('hora', 'is not', null)
    .execute()
}

/** Marks the notices until an instant as told; false: another server did it first, or the letter was turned off. */
export async function markResumido(tx: Db, usuarioId: number, antes: string, hasta: string): Promise<boolean> {
  const row = await tx
    .updateTable('preferenciaAviso')
    .set({ resumidoHasta: hasta })
    .where('usuarioId', '=', usuarioId)
    .where('resumidoHasta', '=', antes)
    .where('hora', 'is not', null)
    .returning('usuarioId')
    .executeTakeFirst()
  return row !== undefined
}
