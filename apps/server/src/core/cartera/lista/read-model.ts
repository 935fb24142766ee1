import { maximoDeCoincidencias, tamanoDePagina } from '@alerce/domain/limites'
import { type Expression, expressionBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { rowsOf, unseen } from '../../../platform/db/one-plan.ts'
import type { Database } from '../../../platform/db/tables/database.ts'
import { primerosCon } from '../../postulacion/busqueda/read-model-palabras.ts'
import { buscaNombre, enFechas, enSusColumnas, type FiltroDeLista, palabrasDe } from './read-model-filtro.ts'

interface FiltroDeCartera extends FiltroDeLista {
  readonly estado: string | undefined
  readonly tipoProspecto: string | undefined
  readonly compensado: boolean | undefined
  /** Whether each row names its advisor. */
  readonly conAsesor: boolean
}

interface ListaPage {
  /** Id of the last prospect read; null: by number of page. */
  readonly cursor: number | null
  readonly pagina: number
  readonly limite: number
}

/** Columns of a prospect's card. */
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

export type ProspectoEnCartera = Awaited<ReturnType<typeof listCartera>>[number]

/** Conditions besides dates and names: decided inside the index of the list, without reading the table. */
function condiciones({ estado, tipoProspecto, compensado }: FiltroDeCartera): Expression<SqlBool>[] {
  return [
    ...(estado ? [sql<SqlBool>`estado = ${unseen(estado, 'text')}`] : []),
    ...(tipoProspecto ? [sql<SqlBool>`tipo_prospecto = ${unseen(tipoProspecto, 'text')}`] : []),
    // Values C, N, S: `< 'S'` means not S and uses the index
    ...(compensado === undefined ? [] : [compensado ? sql<SqlBool>`tipo_plan = 'S'` : sql<SqlBool>`tipo_plan < 'S'`]),
  ]
}

const despuesDe = (cursor: number, { asesores }: FiltroDeCartera): Expression<SqlBool> =>
  sql`(registrado_en, id) < (select c.registrado_en, c.id from prospecto c
    where c.id = ${cursor} and c.asesor_id = any(${asesores}))`

const cuantas = rowsOf([tamanoDePagina, maximoDeCoincidencias])

interface Tramo {
  readonly filtro: FiltroDeCartera
  /** Conditions on registrado_en and id: dates, and the position after the cursor. */
  readonly tramo: readonly Expression<SqlBool>[]
  /** Rows up to the end of the page. */
  readonly filas: number
}

/** First matches of a name; only the rows of the page are read completely. */
function primerosPorNombre({ filtro, tramo, filas }: Tramo) {
  const found = primerosCon({
    asesores: filtro.asesores,
    palabras: palabrasDe(filtro),
    tramo,
    nombre: enSusColumnas(filtro),
    filtros: condiciones(filtro),
    filas: cuantas(filas),
  })
  return expressionBuilder<Database, never>()
    .selectFrom('prospecto as p')
    .select(columnas)
    .where('p.id', 'in', sql<number>`(select id from (${found}) k)`)
}

/** First rows without a name search, one index read per advisor: each portfolio is in this order. */
const primeros = ({ filtro, tramo, filas }: Tramo) =>
  expressionBuilder<Database, never>()
    .selectFrom(sql<{ id: number }>`unnest(${unseen(filtro.asesores, 'bigint[]')})`.as<'a'>(sql`a(id)`))
    .innerJoinLateral(
      (e) =>
        e
          .selectFrom('prospecto')
          .select(columnas)
          .whereRef('asesorId', '=', 'a.id')
          .where((of) => of.and([...tramo, ...condiciones(filtro)]))
          .orderBy('registradoEn', 'desc')
          .orderBy('prospecto.id', 'desc')
          .limit(cuantas(filas))
          .as('p'),
      (join) => join.onTrue(),
    )
    .selectAll('p')

function readPage(filtro: FiltroDeCartera, { cursor, pagina, limite }: ListaPage) {
  const leidos = cursor === null ? (pagina - 1) * limite : 0
  const tramo = [...enFechas(filtro), ...(cursor === null ? [] : [despuesDe(cursor, filtro)])]
  const asked = { filtro, tramo, filas: leidos + limite }
  const found = buscaNombre(filtro) ? primerosPorNombre(asked) : primeros(asked)
  return found.orderBy('registradoEn', 'desc').orderBy('p.id', 'desc').limit(cuantas(limite)).offset(cuantas(leidos))
}

/** Start of the next appointment of a prospect. */
const proximaCita = (ahora: string) =>
  sql<string | null>`(select min(c.inicio) from cita c
    where c.prospecto_id = q.id and c.asesor_id = q.asesor_id and c.estado is null and c.inicio > ${ahora})`

const nombreDelAsesor = ({ conAsesor }: FiltroDeCartera) =>
  conAsesor
    ? sql<string | null>`(select u.nombres || ' ' || u.apellido_paterno from usuario u where u.id = q.asesor_id)`
    : sql<string | null>`null::text`

/** Owner of a covered case, or its former advisor; null without a transfer, and no row is read. */
const deQuien = sql<string | null>`(select concat_ws(' ', u.nombres, u.apellido_paterno) from usuario u
  where u.id = coalesce(q.titular_id, q.recibido_de))`

/** Portfolio of these advisors, newest first, with the data of its cards, in one statement. */
export async function listCartera(tx: Db, filtro: FiltroDeCartera, pagina: ListaPage, ahora: string) {
  if (filtro.asesores.length === 0) return []
  return await tx
    .selectFrom(readPage(filtro, pagina).as('q'))
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
