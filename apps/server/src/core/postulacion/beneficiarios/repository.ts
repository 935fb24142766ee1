import type { FilaDe } from '@alerce/contract/fichas/ficha'
import type { beneficiario } from '@alerce/contract/fichas/postulacion/beneficiario'
import type { Db } from '../../../platform/db/database.ts'
import { aColumnas } from '../../../platform/db/snake.ts'

type Nuevo = FilaDe<typeof beneficiario> & { readonly prospectoId: number; readonly orden: number }

export async function agregar(tx: Db, nuevos: readonly Nuevo[]): Promise<void> {
  await tx.insertInto('beneficiario').values(nuevos.map(aColumnas)).execute()
}

/** True when it was there. */
export async function quitar(tx: Db, prospectoId: number, id: number): Promise<boolean> {
  const result = await tx
    .deleteFrom('beneficiario')
    .where('prospecto_id', '=', prospectoId)
    .where('id', '=', id)
    .executeTakeFirst()
  return result.numDeletedRows > 0n
}

/** Takes one out for as long as an update stands; true when it was there. */
export async function retirar(tx: Db, prospectoId: number, id: number): Promise<boolean> {
  const result = await tx
    .updateTable('beneficiario')
    .set({ retirado: true })
    .where('prospecto_id', '=', prospectoId)
    .where('id', '=', id)
    .where('retirado', '=', false)
    .executeTakeFirst()
  return result.numUpdatedRows > 0n
}

/** The group is exactly these again: whoever came since goes, whoever was taken out is back. */
export async function reponer(tx: Db, prospectoId: number, ids: readonly number[]): Promise<void> {
  const grupo = tx.deleteFrom('beneficiario').where('prospecto_id', '=', prospectoId)
  await (ids.length > 0 ? grupo.where('id', 'not in', ids) : grupo).execute()
  await tx.updateTable('beneficiario').set({ retirado: false }).where('prospecto_id', '=', prospectoId).execute()
}
