import { estaAbierto, type PersonaDeEquipo } from '@alerce/domain/cartera/traspaso/traspaso'
import { type EstadoProspecto, estadosDelProspecto } from '@alerce/domain/postulacion/estado'
import { type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { comoEsta, nombreCortoDe } from '../../../platform/db/text.ts'

const abiertos: readonly EstadoProspecto[] = estadosDelProspecto.filter(estaAbierto)

/** Condition: open, or its pair is open: a pair moves together. */
const abierto = sql<boolean>`(p.estado = any(${abiertos}::text[]) or p.pareja_id is not null and exists (
  select from prospecto o where o.id = p.pareja_id and o.estado = any(${abiertos}::text[])))`

export interface PersonaDeCartera extends PersonaDeEquipo {
  readonly nombre: string
}

/** Team of a user, or null. */
export async function equipoDe(tx: Db, usuarioId: number): Promise<number | null> {
  const row = await tx.selectFrom('usuario').select('equipoId').where('id', '=', usuarioId).executeTakeFirst()
  return row?.equipoId ?? null
}

/** Users by id; `bloquear`: locks their rows, in one order. */
export async function personasPorId(
  tx: Db,
  ids: readonly number[],
  bloquear = false,
): Promise<ReadonlyMap<number, PersonaDeCartera>> {
  const query = tx
    .selectFrom('usuario')
    .select(['id', 'activo', 'equipoId', 'roles', nombreCortoDe('usuario').as('nombre')])
    .where('id', 'in', [...new Set(ids)])
    .orderBy('id')
  const rows = await (bloquear ? query.forNoKeyUpdate() : query).execute()
  return new Map(rows.map(({ roles, ...una }) => [una.id, { ...una, vende: roles.includes('asesor') }]))
}

/** Case that may be transferred. */
export interface CasoParaMover {
  readonly id: number
  readonly asesorId: number
  readonly titularId: number | null
  readonly parejaId: number | null
  readonly abierto: boolean
  readonly nombre: string
}

/** Cases, locked in one order; the caller adds the condition. */
export const casosQue = (tx: Db) =>
  tx
    .selectFrom('prospecto as p')
    .select(['p.id', 'p.asesorId', 'p.titularId', 'p.parejaId'])
    .select([abierto.as('abierto'), nombreCortoDe('p').as('nombre')])
    .orderBy('p.id')
    .forUpdate('p')

/** These cases, of any advisor, locked. */
export const takeCasos = (tx: Db, ids: readonly number[]): Promise<CasoParaMover[]> =>
  casosQue(tx).where(sql<SqlBool>`p.id = any(${ids}::bigint[])`).execute()

/** Own open cases of an advisor, locked. */
export const takeCartera = (tx: Db, asesorId: number): Promise<CasoParaMover[]> =>
  casosQue(tx).where('p.asesorId', '=', asesorId).where('p.titularId', 'is', null).where(abierto).execute()

/** Advisors, and former ones with open cases; of one team, if given. */
export const carteras = (tx: Db, equipoId: number | 'todos' | null) =>
  tx
    .selectFrom('usuario as u')
    .leftJoin('equipo as e', 'e.id', 'u.equipoId')
    .leftJoin(
      tx
        .selectFrom('prospecto as p')
        .select((of) => [
          sql<number>`coalesce(p.titular_id, p.asesor_id)`.as('asesorId'),
          of.fn.countAll<number>().as('casos'),
        ])
        .where(abierto)
        .groupBy(sql`coalesce(p.titular_id, p.asesor_id)`)
        .as('c'),
      'c.asesorId',
      'u.id',
    )
    .select(['u.id as asesorId', 'u.equipoId', 'e.nombre as equipo', 'u.activo', nombreCortoDe('u').as('nombre')])
    .select([sql<boolean>`u.activo and 'asesor' = any(u.roles)`.as('recibe')])
    .select(sql<number>`coalesce(c.casos, 0)::int`.as('casosAbiertos'))
    .where(sql<SqlBool>`('asesor' = any(u.roles) or c.casos > 0)`)
    .$if(equipoId !== 'todos', (q) => q.where('u.equipoId', '=', equipoId === 'todos' ? null : equipoId))
    .orderBy('nombre')
    .orderBy('u.id')
    .execute()

interface PaginaDeCasos {
  readonly asesorId: number
  readonly palabras: readonly string[]
  readonly cursor: number | null
  readonly limite: number
}

/** Page of an advisor's open cases, newest first, one more than `limite`. */
export const casosDeCartera = (tx: Db, { asesorId, palabras, cursor, limite }: PaginaDeCasos) =>
  tx
    .selectFrom('prospecto as p')
    .leftJoin('usuario as t', 't.id', 'p.titularId')
    .leftJoin('prospecto as o', 'o.id', 'p.parejaId')
    .select(['p.id', 'p.rut', 'p.estado', 'p.parejaId', nombreCortoDe('p').as('nombre')])
    .select([
      sql<string | null>`case when t.id is not null then concat_ws(' ', t.nombres, t.apellido_paterno) end`.as(
        'titular',
      ),
      nombreCortoDe('o').as('nombreDePareja'),
    ])
    .where('p.asesorId', '=', asesorId)
    .where(abierto)
    .$if(cursor !== null, (q) => q.where('p.id', '<', cursor))
    .where((e) =>
      e.and(
        palabras.map(
          (palabra) =>
            sql<SqlBool>`(p.busqueda like ${`% ${comoEsta(palabra)}%`} or replace(p.rut, '.', '') like ${`${comoEsta(palabra)}%`})`,
        ),
      ),
    )
    .orderBy('p.id', 'desc')
    .limit(limite + 1)
    .execute()

const conNombres = (tx: Db) =>
  tx
    .selectFrom('traspaso as t')
    .innerJoin('usuario as de', 'de.id', 't.deId')
    .innerJoin('usuario as a', 'a.id', 't.aId')
    .select(['t.id', 't.deId', 't.aId', 't.motivo', 't.por', 't.en', 't.deshecho'])
    .select([nombreCortoDe('de').as('de'), nombreCortoDe('a').as('a')])

/** Transfers since an instant that were not undone, newest first; of one team, if given. */
export const traspasosDesde = (tx: Db, desde: string, equipoId: number | 'todos' | null) =>
  conNombres(tx)
    .select((e) =>
      e
        .selectFrom('traspasoCaso as c')
        .select((of) => of.fn.countAll<number>().as('n'))
        .whereRef('c.traspasoId', '=', 't.id')
        .as('casos'),
    )
    .where('t.en', '>=', desde)
    .where('t.deshecho', 'is', null)
    .$if(equipoId !== 'todos', (q) => q.where('de.equipoId', '=', equipoId === 'todos' ? null : equipoId))
    .orderBy('t.id', 'desc')
    .limit(50)
    .execute()

/** Locked transfer, or null. */
export const takeTraspaso = async (tx: Db, id: number) =>
  (await tx
    .selectFrom('traspaso')
    .select(['id', 'deId', 'aId', 'en', 'deshecho'])
    .where('id', '=', id)
    .forUpdate()
    .executeTakeFirst()) ?? null

/** Cases of a transfer. */
export async function casosDeTraspaso(tx: Db, traspasoId: number): Promise<number[]> {
  const rows = await tx.selectFrom('traspasoCaso').select('prospectoId').where('traspasoId', '=', traspasoId).execute()
  return rows.map(({ prospectoId }) => prospectoId)
}

/** Appointments and declarations of these cases, by id. */
export async function registrosDe(tx: Db, ids: readonly number[]) {
  const de = (tabla: 'cita' | 'declaracion') =>
    tx.selectFrom(tabla).select('id').where(sql<SqlBool>`prospecto_id = any(${ids}::bigint[])`).execute()
  const idsDe = (rows: readonly { readonly id: number }[]) => new Set(rows.map(({ id }) => id))
  return { prospecto: new Set(ids), cita: idsDe(await de('cita')), declaracion: idsDe(await de('declaracion')) }
}

/** Bookings to come and open tasks of an advisor that belong to no case. */
export async function cuantasSueltas(tx: Db, asesorId: number, ahora: string) {
  const { rows } = await sql<{ citas: number; tareas: number }>`select
      (select count(*)::int from cita c where c.asesor_id = ${asesorId} and c.prospecto_id is null
        and c.estado is null and c.termino > ${ahora}) as citas,
      (select count(*)::int from tarea t where t.asesor_id = ${asesorId} and t.prospecto_id is null
        and t.hecha_en is null) as tareas`.execute(tx)
  return rows[0] ?? { citas: 0, tareas: 0 }
}
