import type { FilaDe } from '@alerce/contract/fichas/ficha'
import type { empleador } from '@alerce/contract/fichas/postulacion/empleador'
import type { Db } from '../../../../platform/db/database.ts'
import { aColumnas } from '../../../../platform/db/snake.ts'
import type { Datos } from './datos.ts'

export interface Alta {
  readonly asesorId: number
  readonly estado: string
  readonly por: string
  readonly en: string
}

const filaDe = (datos: Datos, { asesorId, estado, por, en }: Alta) => ({
  ...aColumnas(datos),
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
  await tx.updateTable('prospecto').set(aColumnas(datos)).where('id', '=', id).execute()
}

type FilaDeEmpleador = FilaDe<typeof empleador>

/** The employers that stay, those that come back, and those that go: the same are those of one type and rut. */
async function repartir(tx: Db, prospectoId: number, filas: readonly FilaDeEmpleador[]) {
  const libres = await tx
    .selectFrom('empleador')
    .select(['id', 'tipo_trabajador', 'rut'])
    .where('prospecto_id', '=', prospectoId)
    .orderBy('retirado')
    .orderBy('orden')
    .execute()
  const lugares = filas.map((fila, orden) => {
    const at = libres.findIndex((l) => l.tipo_trabajador === fila.tipoTrabajador && l.rut === fila.rut)
    const [igual] = at < 0 ? [] : libres.splice(at, 1)
    return { fila, orden, id: igual?.id ?? null }
  })
  return { lugares, sobran: libres.map(({ id }) => id) }
}

/** Those that papers name are kept aside; the others go. */
async function retirar(tx: Db, ids: readonly number[]): Promise<void> {
  if (ids.length === 0) return
  await tx
    .deleteFrom('empleador')
    .where('id', 'in', ids)
    .where((e) => e.not(e.exists(e.selectFrom('entidad_pagadora').whereRef('empleador_id', '=', 'empleador.id'))))
    .execute()
  await tx.updateTable('empleador').set({ retirado: true }).where('id', 'in', ids).execute()
}

/**
 * The employers of a prospect are saved as a whole, in the order of the screen. One that stays keeps its row, and with
 * it what is known of it as a paying entity.
 */
export async function reemplazarEmpleadores(tx: Db, prospectoId: number, filas: FilaDeEmpleador[]): Promise<void> {
  const { lugares, sobran } = await repartir(tx, prospectoId, filas)
  await retirar(tx, sobran)
  for (const { fila, orden, id } of lugares) {
    const row = { ...aColumnas(fila), prospecto_id: prospectoId, orden, retirado: false }
    if (id === null) await tx.insertInto('empleador').values(row).execute()
    else await tx.updateTable('empleador').set(row).where('id', '=', id).execute()
  }
}
