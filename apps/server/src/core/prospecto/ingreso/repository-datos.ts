import type { Insertable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { EmpleadorTable, ProspectoTable } from '../../../platform/db/tables/prospecto.ts'

/** The columns that the forms fill. */
export type Datos = Omit<
  Insertable<ProspectoTable>,
  | 'asesor_id'
  | 'pareja_id'
  | 'otorga'
  | 'etapa'
  | 'estado'
  | 'folio_ds'
  | 'gestionado_en'
  | 'registrado_en'
  | 'version'
  | 'actualizado_por'
  | 'actualizado_en'
>

export interface Alta {
  readonly asesorId: number
  readonly estado: string
  readonly por: string
  readonly en: string
}

export async function insertarProspecto(tx: Db, datos: Datos, alta: Alta): Promise<number> {
  const { id } = await tx
    .insertInto('prospecto')
    .values({
      ...datos,
      asesor_id: alta.asesorId,
      estado: alta.estado,
      registrado_en: alta.en,
      actualizado_por: alta.por,
      actualizado_en: alta.en,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  return id
}

export async function actualizarDatos(tx: Db, id: number, datos: Datos): Promise<void> {
  await tx.updateTable('prospecto').set(datos).where('id', '=', id).execute()
}

export type FilaDeEmpleador = Omit<Insertable<EmpleadorTable>, 'prospecto_id' | 'orden'>

/** The employers of a prospect are saved as a whole, in the order of the screen. */
export async function reemplazarEmpleadores(tx: Db, prospectoId: number, filas: FilaDeEmpleador[]): Promise<void> {
  await tx.deleteFrom('empleador').where('prospecto_id', '=', prospectoId).execute()
  if (filas.length === 0) return
  await tx
    .insertInto('empleador')
    .values(filas.map((fila, orden) => ({ ...fila, prospecto_id: prospectoId, orden })))
    .execute()
}
