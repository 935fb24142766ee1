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

const filaDe = (datos: Datos, { asesorId, estado, por, en }: Alta) => ({
  ...datos,
  asesor_id: asesorId,
  estado,
  estado_desde: en,
  registrado_en: en,
  actualizado_por: por,
  actualizado_en: en,
})

/** Several at once; their ids in the same order. */
export async function insertarProspectos(tx: Db, todos: readonly Datos[], alta: Alta): Promise<number[]> {
  if (todos.length === 0) return []
  const rows = await tx
    .insertInto('prospecto')
    .values(todos.map((datos) => filaDe(datos, alta)))
    .returning('id')
    .execute()
  return rows.map(({ id }) => id)
}

export async function insertarProspecto(tx: Db, datos: Datos, alta: Alta): Promise<number> {
  const [id] = await insertarProspectos(tx, [datos], alta)
  if (id === undefined) throw new Error('no prospect was inserted')
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
