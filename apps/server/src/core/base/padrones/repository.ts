import type { Db } from '../../../platform/db/database.ts'

/** Keeps the day (ISO) from which somebody is no charge any more, or that there is none. */
export async function saveBaja(tx: Db, rut: string, baja: string | null): Promise<void> {
  await tx.updateTable('cargaVigente').set({ baja }).where('rut', '=', rut).execute()
}

/** A holder in force since a day (ISO); one that was before begins anew. */
export async function saveTitular(tx: Db, rut: string, desde: string): Promise<void> {
  await tx
    .insertInto('titularVigente')
    .values({ rut, desde, hasta: null })
    .onConflict((c) => c.column('rut').doUpdateSet({ desde, hasta: null }))
    .execute()
}

interface Carga {
  readonly rut: string
  readonly titular: string
  readonly fechaNacimiento: string
  readonly sexo: 'M' | 'F'
}

/** A charge in force since a day (ISO), unless it still is somebody's. */
export async function saveCarga(tx: Db, { titular, ...carga }: Carga, desde: string): Promise<void> {
  const nueva = { ...carga, rutTitular: titular, desde, hasta: null, baja: null }
  await tx
    .insertInto('cargaVigente')
    .values(nueva)
    .onConflict((c) =>
      c
        .column('rut')
        .doUpdateSet(nueva)
        .where((e) => e.or([e('cargaVigente.hasta', '<', desde), e('cargaVigente.baja', '<=', desde)])),
    )
    .execute()
}
