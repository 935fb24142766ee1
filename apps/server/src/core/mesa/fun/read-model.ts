import { folioQueExigeFun } from '@alerce/domain/limites'
import { estadosSinFun } from '@alerce/domain/mesa/fun'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** A cancellation as somebody's charge. Dates ISO. */
export interface Fun {
  readonly rut: string
  readonly recibido: string | null
  readonly procesado: string | null
  readonly por: string | null
}

/** With the names of the prospects that have the RUT, newest first. */
export interface FunConCasos extends Fun {
  readonly casos: string[]
}

interface Filtro {
  /** How the RUT begins, as it is stored; null: any. */
  readonly comienzo: string | null
  readonly limite: number
}

const CASOS = 3

const conComienzo = ({ comienzo }: Filtro, rut: string) =>
  comienzo === null ? sql`true` : sql`${sql.ref(rut)} like ${`${comienzo}%`}`

// only who is shown is looked up: the names come after the limit
const casos = sql`array(
  select concat_ws(' ', c.nombres, c.apellido_paterno, c.apellido_materno)
  from prospecto c where c.rut = f.rut order by c.registrado_en desc, c.id desc limit ${sql.lit(CASOS)})`

/** Who has a live DS that asks for a cancellation that is not processed: the received ones first, longest first. */
export async function funQueEsperan(tx: Db, filtro: Filtro): Promise<FunConCasos[]> {
  const { rows } = await sql<FunConCasos>`
    select f.rut, f.recibido, f.procesado, f.por, ${casos} as casos
    from (
      select p.rut, b.recibido, b.procesado, b.por, min(p.folio_ds) as folio
      from prospecto p left join fun_baja b on b.rut = p.rut
      where p.folio_ds >= ${sql.lit(folioQueExigeFun)} and p.rut is not null and b.procesado is null
        and p.estado <> all(${estadosSinFun}) and ${conComienzo(filtro, 'p.rut')}
      group by p.rut, b.recibido, b.procesado, b.por
      order by b.recibido nulls last, folio
      limit ${filtro.limite}
    ) f
    order by f.recibido nulls last, f.folio`.execute(tx)
  return rows
}

/** All that were written down, the last one first. */
export async function todosLosFun(tx: Db, filtro: Filtro): Promise<FunConCasos[]> {
  const { rows } = await sql<FunConCasos>`
    select f.rut, f.recibido, f.procesado, f.por, ${casos} as casos
    from (
      select b.rut, b.recibido, b.procesado, b.por, b.en
      from fun_baja b where ${conComienzo(filtro, 'b.rut')}
      order by b.en desc nulls last, b.rut
      limit ${filtro.limite}
    ) f
    order by f.en desc nulls last, f.rut`.execute(tx)
  return rows
}

/** What was written down of a RUT, its row locked, or null. */
export async function funDe(tx: Db, rut: string): Promise<Fun | null> {
  const row = await tx
    .selectFrom('funBaja')
    .select(['rut', 'recibido', 'procesado', 'por'])
    .where('rut', '=', rut)
    .forUpdate()
    .executeTakeFirst()
  return row ?? null
}

/** The active prospects of a RUT, and who sells to each. */
export const prospectosDeRut = (tx: Db, rut: string) =>
  tx
    .selectFrom('prospecto')
    .select(['id as prospectoId', 'asesorId'])
    .where('rut', '=', rut)
    .where('activo', '=', true)
    .orderBy('id')
    .execute()

/** Whether somebody's cancellation as a charge was received and processed by a day; never of somebody without RUT. */
export async function funVigenteDe(tx: Db, { rut }: { readonly rut: string | null }, hoy: string): Promise<boolean> {
  if (rut === null) return false
  const row = await tx
    .selectFrom('funBaja')
    .select('rut')
    .where('rut', '=', rut)
    .where('procesado', '<=', hoy)
    .executeTakeFirst()
  return row !== undefined
}
