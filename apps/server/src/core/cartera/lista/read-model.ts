import { estadosQuePasan, type OrdenDeCartera } from '@alerce/domain/cartera/vista'
import { maximoDeCoincidencias, tamanoDePagina } from '@alerce/domain/limites'
import { type Expression, expressionBuilder, type RawBuilder, type SqlBool, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { rowsOf, unseen } from '../../../platform/db/one-plan.ts'
import type { Database } from '../../../platform/db/tables/database.ts'
import { primerosCon } from '../../postulacion/busqueda/read-model-palabras.ts'
import { buscaNombre, enFechas, enSusColumnas, type FiltroDeLista, palabrasDe } from './read-model-filtro.ts'

/** Filter and order of a portfolio. */
export interface FiltroDeCartera extends FiltroDeLista {
  readonly estado: string | undefined
  readonly tipoProspecto: string | undefined
  readonly compensado: boolean | undefined
  readonly etiqueta: string | undefined
  readonly orden: OrdenDeCartera
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
  'correoRebota',
  'celular',
  'registradoEn',
  'tipoProspecto',
  'tipoPlan',
  'otorga',
  'busqueda',
  'etiquetas',
] as const

export type ProspectoEnCartera = Awaited<ReturnType<typeof listCartera>>[number]

/** One Estado is an equality, as the specification asks; a group is compared with the list of its own. */
function enEstado(filtro: string): Expression<SqlBool> {
  const estados = estadosQuePasan(filtro)
  if (estados.length > 1) return sql<SqlBool>`estado = any(${unseen(estados, 'text[]')})`
  return sql<SqlBool>`estado = ${unseen(filtro, 'text')}`
}

/** Conditions besides dates and names: decided inside the index of the list, without reading the table. */
function condiciones({ estado, tipoProspecto, compensado }: FiltroDeCartera): Expression<SqlBool>[] {
  return [
    ...(estado ? [enEstado(estado)] : []),
    ...(tipoProspecto ? [sql<SqlBool>`tipo_prospecto = ${unseen(tipoProspecto, 'text')}`] : []),
    // Values C, N, S: `< 'S'` means not S and uses the index
    ...(compensado === undefined ? [] : [compensado ? sql<SqlBool>`tipo_plan = 'S'` : sql<SqlBool>`tipo_plan < 'S'`]),
  ]
}

/** An order that an index of the portfolio serves. `tras`: how keys after a cursor compare with its own. */
interface Orden {
  readonly clave: RawBuilder<unknown>
  readonly tras: RawBuilder<unknown>
  readonly por: RawBuilder<unknown>
  /** True where one name may stand at any place: its first matches are not near the beginning. */
  readonly esparcido?: true
}

const alfabetico = sql`substr(busqueda, 2) collate "C"`

const ordenes: Record<OrdenDeCartera, Orden> = {
  recientes: { clave: sql`registrado_en`, tras: sql`<`, por: sql`registrado_en desc, id desc` },
  antiguos: { clave: sql`registrado_en`, tras: sql`>`, por: sql`registrado_en, id` },
  nombre: { clave: alfabetico, tras: sql`>`, por: sql`${alfabetico}, id`, esparcido: true },
}

const despuesDe = (cursor: number, { asesores, orden }: FiltroDeCartera): Expression<SqlBool> => {
  const { clave, tras } = ordenes[orden]
  return sql`(${clave}, id) ${tras} (select ${clave}, id from prospecto
    where id = ${cursor} and asesor_id = any(${asesores}))`
}

const cuantas = rowsOf([tamanoDePagina, maximoDeCoincidencias])

interface Tramo {
  readonly filtro: FiltroDeCartera
  /** Conditions on the order: dates, and the position after the cursor. */
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
    filtros: [
      ...condiciones(filtro),
      ...(filtro.etiqueta ? [sql<SqlBool>`${unseen(filtro.etiqueta, 'text')} = any(etiquetas)`] : []),
    ],
    filas: cuantas(filas),
    orden: ordenes[filtro.orden],
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
          .orderBy(ordenes[filtro.orden].por)
          .limit(cuantas(filas))
          .as('p'),
      (join) => join.onTrue(),
    )
    .selectAll('p')

/**
 * First rows with a tag: its own table has the columns of the list, so that its index stops at the page. Only the rows of
 * the page are read completely.
 */
function primerosPorEtiqueta({ filtro, tramo, filas }: Tramo) {
  const suyas = sql`select prospecto_id as id, registrado_en, busqueda, estado, tipo_prospecto, tipo_plan
    from etiqueta_prospecto where asesor_id = a.id and etiqueta = ${unseen(filtro.etiqueta ?? '', 'text')}`
  const found = sql<number>`(select k.id from unnest(${unseen(filtro.asesores, 'bigint[]')}) a(id)
    cross join lateral (select id from (${suyas}) prospecto
      where ${sql.join([sql`true`, ...tramo, ...condiciones(filtro)], sql` and `)}
      order by ${ordenes[filtro.orden].por} limit ${cuantas(filas)}) k)`
  return expressionBuilder<Database, never>().selectFrom('prospecto as p').select(columnas).where('p.id', 'in', found)
}

function readPage(filtro: FiltroDeCartera, { cursor, pagina, limite }: ListaPage) {
  const leidos = cursor === null ? (pagina - 1) * limite : 0
  const tramo = [...enFechas(filtro), ...(cursor === null ? [] : [despuesDe(cursor, filtro)])]
  const asked = { filtro, tramo, filas: leidos + limite }
  const sinNombre = filtro.etiqueta ? primerosPorEtiqueta : primeros
  const found = buscaNombre(filtro) ? primerosPorNombre(asked) : sinNombre(asked)
  return found.orderBy(ordenes[filtro.orden].por).limit(cuantas(limite)).offset(cuantas(leidos))
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

/** Portfolio of these advisors, in its order, with the data of its cards, in one statement. */
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
    .orderBy(ordenes[filtro.orden].por)
    .execute()
}
