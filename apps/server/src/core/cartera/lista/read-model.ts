import { maximoDeCoincidencias, tamanoDePagina } from '@alerce/domain/limites'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { unseen } from '../../../platform/db/one-plan.ts'
import type { Database } from '../../../platform/db/tables/database.ts'
import { buscaNombre, condicionesDe, type FiltroDeLista, prospectosDe } from './read-model-filtro.ts'

export interface FiltroDeCartera extends FiltroDeLista {
  readonly estado: string | undefined
  readonly tipoProspecto: string | undefined
  readonly compensado: boolean | undefined
  /** Whose each is, is told. */
  readonly conAsesor: boolean
}

export interface ListaPage {
  /** Id of the last prospect read; null: by number of page. */
  readonly cursor: number | null
  readonly pagina: number
  readonly limite: number
}

/** What a card shows of a prospect. */
const columnas = [
  'id',
  'asesorId',
  'titularId',
  'titularHasta',
  'recibidoEn',
  'recibidoDe',
  'nombres',
  'apellidoPaterno',
  'apellidoMaterno',
  'estado',
  'folioDS',
  'correo',
  'celular',
  'registradoEn',
  'tipoProspecto',
  'tipoPlan',
  'otorga',
] as const

export type ProspectoEnCartera = Awaited<ReturnType<typeof listarCartera>>[number]

/** All that a filter asks for but whose it is: told inside the index of the list, without a visit to the table. */
function condiciones(filtro: FiltroDeCartera): Expression<SqlBool>[] {
  const { estado, tipoProspecto, compensado } = filtro
  return [
    ...condicionesDe(filtro),
    ...(estado ? [sql<SqlBool>`estado = ${unseen(estado, 'text')}`] : []),
    ...(tipoProspecto ? [sql<SqlBool>`tipo_prospecto = ${unseen(tipoProspecto, 'text')}`] : []),
    // N and C come before S: «other than S» an index cannot tell
    ...(compensado === undefined ? [] : [compensado ? sql<SqlBool>`tipo_plan = 'S'` : sql<SqlBool>`tipo_plan < 'S'`]),
  ]
}

const despuesDe = (cursor: number, { asesores }: FiltroDeCartera): Expression<SqlBool> =>
  sql`(registrado_en, id) < (select c.registrado_en, c.id from prospecto c
    where c.id = ${cursor} and c.asesor_id = any(${asesores}))`

/** While a name is searched every match comes, up to a limit. */
const buscarEnCartera = (filtro: FiltroDeCartera) =>
  expressionBuilder<Database, never>()
    .selectFrom(prospectosDe(filtro))
    .select(columnas)
    .where((e) => e.and(condiciones(filtro)))
    .orderBy('registradoEn', 'desc')
    .orderBy('id', 'desc')
    .limit(sql.lit(maximoDeCoincidencias))

/** As PostgreSQL plans best: one plan serves all, so a size that is always the same is told, and only that one. */
const cuantas = (filas: number) => (filas === tamanoDePagina || filas === 0 ? sql.lit(filas) : filas)

/** One look an advisor: the index holds each portfolio in this order. */
function leerPagina(filtro: FiltroDeCartera, { cursor, pagina, limite }: ListaPage) {
  const leidos = cursor === null ? (pagina - 1) * limite : 0
  const asked = [...condiciones(filtro), ...(cursor === null ? [] : [despuesDe(cursor, filtro)])]
  return expressionBuilder<Database, never>()
    .selectFrom(sql<{ id: number }>`unnest(${unseen(filtro.asesores, 'bigint[]')})`.as<'a'>(sql`a(id)`))
    .innerJoinLateral(
      (e) =>
        e
          .selectFrom('prospecto')
          .select(columnas)
          .whereRef('asesorId', '=', 'a.id')
          .where((of) => of.and(asked))
          .orderBy('registradoEn', 'desc')
          .orderBy('prospecto.id', 'desc')
          .limit(cuantas(leidos + limite))
          .as('p'),
      (join) => join.onTrue(),
    )
    .selectAll('p')
    .orderBy('registradoEn', 'desc')
    .orderBy('p.id', 'desc')
    .limit(cuantas(limite))
    .offset(cuantas(leidos))
}

/** When the next appointment of a prospect begins. */
const proximaCita = (ahora: string) =>
  sql<string | null>`(select min(c.inicio) from cita c
    where c.prospecto_id = q.id and c.asesor_id = q.asesor_id and c.estado is null and c.inicio > ${ahora})`

const nombreDelAsesor = ({ conAsesor }: FiltroDeCartera) =>
  conAsesor
    ? sql<string | null>`(select u.nombres || ' ' || u.apellido_paterno from usuario u where u.id = q.asesor_id)`
    : sql<string | null>`null::text`

/** Whose it is while it is covered, or from whom it came: of what never changed hands nothing is looked up. */
const deQuien = sql<string | null>`(select concat_ws(' ', u.nombres, u.apellido_paterno) from usuario u
  where u.id = coalesce(q.titular_id, q.recibido_de))`

/** The portfolio of these advisors, newest first, with what its cards show, in one statement. */
export async function listarCartera(tx: Db, filtro: FiltroDeCartera, pagina: ListaPage, ahora: string) {
  if (filtro.asesores.length === 0) return []
  const page = buscaNombre(filtro) ? buscarEnCartera(filtro) : leerPagina(filtro, pagina)
  return await tx
    .selectFrom(page.as('q'))
    .innerJoin('tarjeta as t', 't.prospectoId', 'q.id')
    .selectAll('q')
    .select(['t.actua', 't.paso', 't.espera', 't.reutilizableHasta'])
    .select(['t.rechazada', 't.irregular', 't.porCorregir', 't.anulada'])
    .select(proximaCita(ahora).as('proximaCita'))
    .select([nombreDelAsesor(filtro).as('asesor'), deQuien.as('deQuien')])
    .orderBy('q.registradoEn', 'desc')
    .orderBy('q.id', 'desc')
    .execute()
}
