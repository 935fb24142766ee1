import { HORA_MS } from '@alerce/domain/base/fechas/duracion'
import { sql } from 'kysely'
import { type Db, deleteInBatches } from '../../../platform/db/database.ts'

export interface Cita {
  readonly asesorId: number
  readonly prospectoId: number
  readonly inicio: string
  readonly termino: string
  readonly comentario: string
  readonly estado: 'R' | 'N' | null
  readonly permiteTope: boolean
  readonly avisa: boolean
}

interface Autor {
  readonly por: string
  readonly en: string
}

/** Who books within the hour needs no reminder. */
const recordada = ({ inicio }: Cita, ahora: string) =>
  Date.parse(inicio) - Date.parse(ahora) <= HORA_MS ? ahora : null

const fila = (cita: Cita, { por, en }: Autor) => ({ ...cita, actualizadaPor: por, actualizadaEn: en })

/** One change of an advisor's calendar at a time, or two could take the same hour. */
export async function bloquearAgenda(tx: Db, asesorId: number): Promise<void> {
  await tx.selectFrom('usuario').select('id').where('id', '=', asesorId).forNoKeyUpdate().execute()
}

export async function insertarCita(tx: Db, cita: Cita, autor: Autor): Promise<number> {
  return (
    await tx
      .insertInto('cita')
      .values({ ...fila(cita, autor), recordadaEn: recordada(cita, autor.en) })
      .returning('id')
      .executeTakeFirstOrThrow()
  ).id
}

const editables = ['inicio', 'termino', 'comentario', 'estado', 'avisa', 'permiteTope'] as const

/** Changes an appointment, counts the change and keeps what it was. */
export async function actualizarCita(tx: Db, antes: Cita & { id: number }, cita: Cita, autor: Autor): Promise<void> {
  const { id } = antes
  const { secuencia } = await tx
    .updateTable('cita')
    .set((e) => ({
      ...fila(cita, autor),
      secuencia: sql<number>`secuencia + 1`,
      // one that begins at another time is to be reminded of again
      recordadaEn: e
        .case()
        .when('inicio', '=', cita.inicio)
        .then(e.ref('recordadaEn'))
        .else(recordada(cita, autor.en))
        .end(),
    }))
    .where('id', '=', id)
    .returning('secuencia')
    .executeTakeFirstOrThrow()
  const campos = editables.filter((campo) => antes[campo] !== cita[campo])
  await tx
    .insertInto('cambioCita')
    .values({ citaId: id, version: secuencia + 1, campos, ...autor })
    .execute()
}

/** Takes it away, and keeps it whole for as long as it can be given back. */
export async function borrarCita(tx: Db, id: number, en: string): Promise<void> {
  await sql`insert into cita_borrada select cita.*, ${en}::timestamptz from cita where id = ${id}`.execute(tx)
  await tx.deleteFrom('cita').where('id', '=', id).execute()
}

const columnas = sql.raw(
  `id, asesor_id, prospecto_id, inicio, termino, comentario, estado, permite_tope, avisa, recordada_en,
  actualizada_por, actualizada_en, identidad`,
)

/** Gives back the same row; its count goes past that of the cancellation that was mailed, which it must outlive. */
export async function restituirBorrada(tx: Db, id: number): Promise<void> {
  await sql`insert into cita (${columnas}, secuencia) overriding system value
    select ${columnas}, secuencia + 2 from cita_borrada where id = ${id}`.execute(tx)
  await tx.deleteFrom('citaBorrada').where('id', '=', id).execute()
}

/** Forgets what was deleted before that instant. */
export async function olvidarBorradas(db: Db, antesDe: string): Promise<void> {
  await deleteInBatches(db, 'citaBorrada', sql`borrada_en < ${antesDe}`)
}

/** Takes the appointments that begin within the hour and of which nobody was told: each is answered once. */
export async function tomarPorRecordar(tx: Db, ahora: string) {
  const limite = new Date(Date.parse(ahora) + HORA_MS).toISOString()
  return await tx
    .updateTable('cita')
    .set({ recordadaEn: ahora })
    .where('estado', 'is', null)
    .where('recordadaEn', 'is', null)
    .where('inicio', '>', ahora)
    .where('inicio', '<=', limite)
    .returning(['asesorId', 'prospectoId', 'inicio'])
    .execute()
}
