import type { Db } from '../../../../platform/db/database.ts'
import type { titularDe } from './personas-nuevas.ts'

/** The holder as the sale has it now; tells whether anything of it was another. */
export async function equalizeTitular(
  tx: Db,
  declaracionId: number,
  titular: ReturnType<typeof titularDe>,
): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('declaracionPersona')
    .set(titular)
    .where('declaracionId', '=', declaracionId)
    .where('tipo', '=', 0)
    .where((e) =>
      e.or(
        (Object.keys(titular) as (keyof typeof titular)[]).map((campo) =>
          e(campo, 'is distinct from', e.val(titular[campo])),
        ),
      ),
    )
    .executeTakeFirst()
  return numUpdatedRows > 0n
}

export async function deletePersonas(tx: Db, declaracionId: number, ids: readonly number[]): Promise<void> {
  await tx.deleteFrom('declaracionPersona').where('declaracionId', '=', declaracionId).where('id', 'in', ids).execute()
}

/** Not sent any more: it is filled in and judged again. */
export async function markReabierta(tx: Db, id: number, en: string): Promise<void> {
  await tx
    .updateTable('declaracion')
    .set({ enviadaEn: null, reabiertaEn: en, resultado: null, acepta: null, rentaPromedio: null })
    .where('id', '=', id)
    .execute()
}
