import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { AntecedenteContractualTable, EntidadPagadoraTable } from '../../../platform/db/tables/contrato.ts'

export async function saveAntecedentes(tx: Db, antecedentes: Insertable<AntecedenteContractualTable>): Promise<void> {
  await tx
    .insertInto('antecedenteContractual')
    .values(antecedentes)
    .onConflict((c) => c.column('prospectoId').doUpdateSet(antecedentes))
    .execute()
}

export type EntidadNueva = Insertable<EntidadPagadoraTable>

export async function saveEntidad(tx: Db, entidad: EntidadNueva): Promise<void> {
  await tx
    .insertInto('entidadPagadora')
    .values(entidad)
    .onConflict((c) => c.column('empleadorId').doUpdateSet(entidad))
    .execute()
}
