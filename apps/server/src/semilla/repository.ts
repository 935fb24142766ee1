import { seguridad } from '@alerce/contract/catalogos/acceso/seguridad'
import { type Pesos, type ValorUF, valorUF } from '@alerce/domain/base/dinero/tipos'
import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import { type Insertable, sql } from 'kysely'
import { refreshEstado } from '../core/declaracion/ds/refresh-estado.ts'
import type { Db } from '../platform/db/database.ts'
import type { Database } from '../platform/db/tables/database.ts'

/** Rows by table, in the order of their references. */
export type TableRows = { [T in keyof Database]?: Insertable<Database[T]>[] }

const LOTE = 500

const lotes = (rows: readonly unknown[]) =>
  Array.from({ length: Math.ceil(rows.length / LOTE) }, (_, i) => rows.slice(i * LOTE, (i + 1) * LOTE) as never[])

/** Inserts rows, except those with an existing key. */
export async function insertMissing(db: Db, filas: TableRows): Promise<void> {
  for (const [table, rows] of Object.entries(filas) as [keyof Database, never[]][]) {
    for (const lote of lotes(rows)) {
      await db
        .insertInto(table)
        .values(lote)
        .onConflict((c) => c.doNothing())
        .execute()
    }
  }
}

/**
 * Inserts the rows of a list whose key is not stored. At each start but the first that is only a read of the keys, a
 * tenth of an insert that changes nothing.
 */
export async function insertNew<T extends keyof Database>(
  db: Db,
  table: T,
  key: readonly (keyof Database[T] & string)[],
  rows: readonly Insertable<Database[T]>[],
): Promise<void> {
  const keyOf = (row: object) => key.map((name) => String((row as Record<string, unknown>)[name])).join(' ')
  const columns = key.map((name) => sql.ref(name))
  const { rows: stored } = await sql<object>`select ${sql.join(columns)} from ${sql.table(table)}`.execute(db)
  const known = new Set(stored.map(keyOf))
  await insertMissing(db, { [table]: rows.filter((row) => !known.has(keyOf(row))) })
}

type TablaDeListas = 'factorTramo' | 'topeImponible' | 'afp' | 'isapre' | 'documentoPedido' | 'uf'

/** Fills the empty ones of these tables. */
export async function fillEmpty(
  db: Db,
  filas: { [T in TablaDeListas]: () => Insertable<Database[T]>[] },
): Promise<void> {
  const tables = Object.keys(filas) as TablaDeListas[]
  const looks = tables.map(
    (table) => sql`select ${table}::text as tabla where not exists (select from ${sql.table(table)})`,
  )
  const { rows: empty } = await sql<{ tabla: TablaDeListas }>`${sql.join(looks, sql` union all `)}`.execute(db)
  for (const { tabla } of empty) await insertMissing(db, { [tabla]: filas[tabla]() })
}

/** Classes of texts that have a version. */
export async function readClasesConTexto(db: Db): Promise<Set<string>> {
  const rows = await db.selectFrom('texto').select('clase').distinct().execute()
  return new Set(rows.map(({ clase }) => clase))
}

/** UF values by day, ISO date. */
export async function readUf(db: Db): Promise<Map<string, ValorUF>> {
  const rows = await db.selectFrom('uf').select(['fecha', 'valor']).execute()
  return new Map(rows.map(({ fecha, valor }) => [fecha, valorUF(valor)]))
}

type ConId = 'cita' | 'equipo' | 'usuario' | 'prospecto'

/** Inserts rows of a table and returns their new ids, in order. */
export async function insertWithId<T extends ConId>(db: Db, table: T, rows: Insertable<Database[T]>[]) {
  const ids: number[] = []
  for (const lote of lotes(rows)) {
    const inserted = await db
      .insertInto(table as ConId)
      .values(lote)
      .returning('id')
      .execute()
    ids.push(...inserted.map((r) => r.id))
  }
  return ids
}

export async function hayFilas(db: Db, table: 'usuario' | 'prospecto'): Promise<boolean> {
  const row = await db.selectFrom(table).select('id').limit(1).executeTakeFirst()
  return row !== undefined
}

/** True if any of these users exists, by name and RUT. */
export async function hayAlguien(db: Db, quienes: readonly { readonly usuario: string; readonly rut: string }[]) {
  const row = await db
    .selectFrom('usuario')
    .select('id')
    .where((e) => e.or(quienes.map((uno) => e.and(uno))))
    .limit(1)
    .executeTakeFirst()
  return row !== undefined
}

/** Active prospects of an advisor ready for a quote: employees with a least income, oldest record first. */
const porCotizar = (db: Db, usuario: string, rentaMinima: Pesos) =>
  db
    .selectFrom('prospecto')
    .innerJoin('usuario', 'usuario.id', 'prospecto.asesorId')
    .innerJoin('empleador', 'empleador.prospectoId', 'prospecto.id')
    .select(['prospecto.id', 'prospecto.registradoEn'])
    .where('usuario.usuario', '=', usuario)
    .where('prospecto.activo', '=', true)
    .where('prospecto.etapa', '=', 'prospecto')
    .where('empleador.tipoTrabajador', '=', 'D')
    .where('empleador.renta', '>=', rentaMinima)
    .orderBy('prospecto.id')

export const cotizables = (db: Db, usuario: string, rentaMinima: Pesos, cuantos: number) =>
  porCotizar(db, usuario, rentaMinima).limit(cuantos).execute()

/** Those of them without beneficiaries. */
export const invitables = (db: Db, usuario: string, rentaMinima: Pesos, cuantos: number) =>
  porCotizar(db, usuario, rentaMinima)
    .where((e) => e.not(e.exists(e.selectFrom('beneficiario as b').whereRef('b.prospectoId', '=', 'prospecto.id'))))
    .limit(cuantos)
    .execute()

/** Inserts an electronic declaration with its holder, as an invitation does: no operation creates one yet. */
export async function insertInvitacion(db: Db, prospectoId: number, { por, en }: { por: string; en: string }) {
  await db
    .updateTable('prospecto')
    .set({ tipoVenta: 'E', etapa: 'invitacionEnviada' })
    .where('id', '=', prospectoId)
    .execute()
  const { id } = await db
    .insertInto('declaracion')
    .values({
      prospectoId,
      folio: sql<number>`nextval('folio_ds')`,
      tipoVenta: 'E',
      etapa: 'invitacionEnviada' satisfies EtapaDS,
      creada: en,
      actualizadaPor: por,
      actualizadaEn: en,
    })
    .returning('id')
    .executeTakeFirstOrThrow()
  await sql`insert into declaracion_persona (declaracion_id, orden, tipo, relacion, nombres, apellido_paterno,
      apellido_materno, rut, fecha_nacimiento, sexo, correo, id_salud)
    select ${id}, 0, 0, 0, nombres, apellido_paterno, apellido_materno, rut, fecha_nacimiento, sexo, correo, isapre_actual
    from prospecto where id = ${prospectoId}`.execute(db)
  await refreshEstado({ tx: db, ahora: en }, prospectoId)
  return id
}

/** Disables a client of the API. */
export async function withdrawCliente(db: Db, id: string): Promise<void> {
  await db.updateTable('clienteApi').set({ activo: false }).where('id', '=', id).execute()
}

/** Records the first seal of the access log in the administrator's log. */
export async function noteSellado(db: Db, en: string): Promise<void> {
  const evento = {
    evento: seguridad.accesosSellados.texto,
    sobre: 'al partir',
    actor: 'servidor',
    ip: '',
  }
  await db
    .insertInto('eventoSeguridad')
    .values({ en, ...evento })
    .execute()
}

/** Leaves mails of the seed in the outbox: they have no job to send them. */
export async function leaveInBandeja(tx: Db): Promise<void> {
  await tx.updateTable('correo').set({ estado: 'en bandeja' }).where('estado', '=', 'pendiente').execute()
}

/** Declarations with papers still to be issued. */
export async function conDocumentosPendientes(db: Db): Promise<number[]> {
  const rows = await db
    .selectFrom('documentoContrato')
    .select('declaracionId')
    .distinct()
    .where('estado', '=', 'pendiente')
    .execute()
  return rows.map((row) => row.declaracionId)
}

/** Rows of the tables of a catalogue. */
type FilasDelCatalogo = {
  [T in
    | 'parametro'
    | 'colectivo'
    | 'prestador'
    | 'plan'
    | 'planRegion'
    | 'planPrestador'
    | 'beneficio'
    | 'comision'
    | 'planBeneficio']: Insertable<Database[T]>[]
}

const BATCH = 1000

/** Inserts the rows in the order of their references. */
export async function insertCatalogo(tx: Db, filas: FilasDelCatalogo): Promise<void> {
  for (const [table, rows] of Object.entries(filas) as [keyof FilasDelCatalogo, never[]][]) {
    for (let at = 0; at < rows.length; at += BATCH)
      await tx
        .insertInto(table)
        .values(rows.slice(at, at + BATCH))
        .execute()
  }
}
