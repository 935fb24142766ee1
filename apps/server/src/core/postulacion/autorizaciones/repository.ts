import { PENDIENTE } from '@alerce/domain/postulacion/autorizacion'
import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { AutorizacionTable } from '../../../platform/db/tables/postulacion.ts'

type AutorizacionNueva = Pick<Insertable<AutorizacionTable>, 'prospectoId' | 'motivo' | 'solicitada' | 'solicitadaPor'>

/** Inserts a request and returns its id; null when the prospect has a pending one. */
export async function insertSolicitud(tx: Db, nueva: AutorizacionNueva): Promise<number | null> {
  const row = await tx
    .insertInto('autorizacion')
    .values({ ...nueva, decidida: null, decididaPor: null })
    .onConflict((c) => c.column('prospectoId').where('estado', '=', PENDIENTE).doNothing())
    .returning('id')
    .executeTakeFirst()
  return row?.id ?? null
}

/** Copies the decision of another prospect. */
export async function insertDecidida(tx: Db, decidida: Omit<Insertable<AutorizacionTable>, 'id'>): Promise<void> {
  await tx.insertInto('autorizacion').values(decidida).execute()
}

interface Decidida {
  readonly estado: Insertable<AutorizacionTable>['estado']
  readonly observacion: string
  readonly en: string
  readonly por: number
}

/** Decides a pending request; false when another call decided first. */
export async function markDecidida(tx: Db, id: number, { estado, observacion, en, por }: Decidida): Promise<boolean> {
  const row = await tx
    .updateTable('autorizacion')
    .set({ estado, observacion, decidida: en, decididaPor: por })
    .where('id', '=', id)
    .where('estado', '=', PENDIENTE)
    .returning('id')
    .executeTakeFirst()
  return row !== undefined
}
