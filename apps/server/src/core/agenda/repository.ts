import type { Db } from '../../platform/db/database.ts'

export interface Cita {
  readonly asesorId: number
  readonly prospectoId: number
  readonly inicio: string
  readonly termino: string
  readonly comentario: string
  readonly estado: 'R' | 'N' | null
  readonly permiteTope: boolean
}

const fila = (cita: Cita) => ({
  asesor_id: cita.asesorId,
  prospecto_id: cita.prospectoId,
  inicio: cita.inicio,
  termino: cita.termino,
  comentario: cita.comentario,
  estado: cita.estado,
  permite_tope: cita.permiteTope,
})

/** One change of an advisor's calendar at a time, or two could take the same hour. */
export async function bloquearAgenda(tx: Db, asesorId: number): Promise<void> {
  await tx.selectFrom('usuario').select('id').where('id', '=', asesorId).forNoKeyUpdate().execute()
}

export async function insertarCita(tx: Db, cita: Cita): Promise<number> {
  return (await tx.insertInto('cita').values(fila(cita)).returning('id').executeTakeFirstOrThrow()).id
}

export async function actualizarCita(tx: Db, id: number, cita: Cita): Promise<void> {
  await tx.updateTable('cita').set(fila(cita)).where('id', '=', id).execute()
}

export async function borrarCita(tx: Db, id: number): Promise<void> {
  await tx.deleteFrom('cita').where('id', '=', id).execute()
}
