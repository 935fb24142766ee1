import { trasladoMasLargo } from '@alerce/domain/agenda/traslado'
import { HORA_MS, MINUTO_MS } from '@alerce/domain/base/fechas/duracion'
import type { LugarDeCita } from '@alerce/domain/base/lugar-de-cita'
import { sql } from 'kysely'
import { type Db, deleteInBatches } from '../../../platform/db/database.ts'

export interface Cita extends LugarDeCita {
  readonly asesorId: number
  /** Null: booked by a client who is no prospecto yet. */
  readonly prospectoId: number | null
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

/** An appointment booked less than an hour before one sets out counts as reminded. */
const recordada = ({ inicio, traslado }: Cita, ahora: string) =>
  Date.parse(inicio) - traslado * MINUTO_MS - Date.parse(ahora) <= HORA_MS ? ahora : null

const fila = ({ lugar: _, traslado: __, ...cita }: Cita, { por, en }: Autor) => ({
  ...cita,
  actualizadaPor: por,
  actualizadaEn: en,
})

async function saveTraslado(tx: Db, citaId: number, { lugar, traslado: minutos }: Cita): Promise<void> {
  await tx
    .insertInto('trasladoCita')
    .values({ citaId, lugar, minutos })
    .onConflict((c) => c.column('citaId').doUpdateSet({ lugar, minutos }))
    .execute()
}

/** Locks the calendar of an advisor: two changes at once could take the same hour. */
export async function lockAgenda(tx: Db, asesorId: number): Promise<void> {
  await tx.selectFrom('usuario').select('id').where('id', '=', asesorId).forNoKeyUpdate().execute()
}

export async function insertCita(tx: Db, cita: Cita, autor: Autor): Promise<number> {
  const { id } = await tx
    .insertInto('cita')
    .values({ ...fila(cita, autor), recordadaEn: recordada(cita, autor.en) })
    .returning('id')
    .executeTakeFirstOrThrow()
  if (cita.lugar !== '' || cita.traslado > 0) await saveTraslado(tx, id, cita)
  return id
}

const editables = ['inicio', 'termino', 'comentario', 'estado', 'avisa', 'permiteTope', 'lugar', 'traslado'] as const

/** Updates an appointment, raises its version and stores the changed fields. */
export async function updateCita(tx: Db, antes: Cita & { id: number }, cita: Cita, autor: Autor): Promise<void> {
  const { id } = antes
  const { secuencia } = await tx
    .updateTable('cita')
    .set((e) => ({
      ...fila(cita, autor),
      secuencia: sql<number>`secuencia + 1`,
      // A new start needs a new reminder
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
  if (campos.includes('lugar') || campos.includes('traslado')) await saveTraslado(tx, id, cita)
  await tx
    .insertInto('cambioCita')
    .values({ citaId: id, version: secuencia + 1, campos, ...autor })
    .execute()
}

/** Deletes an appointment, keeping a copy while it can be restored. */
export async function deleteCita(tx: Db, id: number, en: string): Promise<void> {
  await sql`insert into cita_borrada select cita.*, ${en}::timestamptz from cita where id = ${id}`.execute(tx)
  await tx.deleteFrom('cita').where('id', '=', id).execute()
}

const columnas = sql.raw(
  `id, asesor_id, prospecto_id, inicio, termino, comentario, estado, permite_tope, avisa, recordada_en,
  actualizada_por, actualizada_en, identidad`,
)

/** Restores the same row, with a version above the mailed cancellation: calendars ignore lower ones. */
export async function reinstateBorrada(tx: Db, id: number): Promise<void> {
  await sql`insert into cita (${columnas}, secuencia) overriding system value
    select ${columnas}, secuencia + 2 from cita_borrada where id = ${id}`.execute(tx)
  await tx.deleteFrom('citaBorrada').where('id', '=', id).execute()
}

/** Deletes the copies of appointments deleted before that instant. */
export async function forgetBorradas(db: Db, antesDe: string): Promise<void> {
  await deleteInBatches(db, 'citaBorrada', sql`borrada_en < ${antesDe}`)
}

/** Minutes of the way to an appointment. */
const suTraslado = sql<number>`coalesce((select minutos from traslado_cita t where t.cita_id = cita.id), 0)`

/** Appointments to which one sets out within the hour, marked as reminded: each is returned once. */
export async function takeToRemind(tx: Db, ahora: string) {
  const enUnaHora = Date.parse(ahora) + HORA_MS
  const limite = new Date(enUnaHora).toISOString()
  const lejana = new Date(enUnaHora + trasladoMasLargo * MINUTO_MS).toISOString()
  return await tx
    .updateTable('cita')
    .set({ recordadaEn: ahora })
    .where('estado', 'is', null)
    .where('recordadaEn', 'is', null)
    .where('inicio', '>', ahora)
    .where('inicio', '<=', lejana)
    .where(sql<boolean>`inicio - ${suTraslado} * interval '1 minute' <= ${limite}`)
    .returning(['asesorId', 'prospectoId', 'inicio', suTraslado.as('traslado')])
    .execute()
}
