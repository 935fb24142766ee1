import { filaVacia } from '@alerce/contract/fichas/postulacion/planilla'
import { seDeshaceDesde, seDeshaceHasta } from '@alerce/domain/base/un-dia-para-deshacer'
import type { SituacionDeFila } from '@alerce/domain/cartera/planilla'
import { importacionesListadas } from '@alerce/domain/limites'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'

/** Stored data of a row whose person is forgotten. */
export const OLVIDADA = JSON.stringify(filaVacia)

/** Of these RUTs, those of holders in force on a day. */
export async function titularesVigentes(tx: Db, ruts: readonly string[], hoy: string): Promise<ReadonlySet<string>> {
  const rows = await tx
    .selectFrom('titularVigente')
    .select('rut')
    .where(sql<boolean>`rut = any(${ruts}::text[])`)
    .where('desde', '<=', hoy)
    .where((e) => e.or([e('hasta', 'is', null), e('hasta', '>=', hoy)]))
    .execute()
  return new Set(rows.map(({ rut }) => rut))
}

/** Of these RUTs and e-mails, those of somebody in the portfolio; an e-mail counts only where there is no RUT. */
export async function enCartera(tx: Db, asesorId: number, llaves: readonly string[]): Promise<ReadonlySet<string>> {
  const { rows } = await sql<{ llave: string }>`
    select rut as llave from prospecto where asesor_id = ${asesorId} and rut = any(${llaves}::text[])
    union all
    select correo from prospecto
      where asesor_id = ${asesorId} and rut is null and correo = any(${llaves}::text[])`.execute(tx)
  return new Set(rows.map(({ llave }) => llave))
}

const cuenta = (situacion: SituacionDeFila) =>
  sql<number>`count(*) filter (where f.situacion = ${sql.lit(situacion)})::int`

function resumenes(tx: Db) {
  return tx
    .selectFrom('importacion as i')
    .leftJoin('importacionFila as f', 'f.importacionId', 'i.id')
    .select(['i.id as importacionId', 'i.asesorId', 'i.nombre', 'i.estado', 'i.creada', 'i.confirmada'])
    .select(['i.codificacion', 'i.codificacionDudosa'])
    .select([
      sql<number>`count(f.linea)::int`.as('filas'),
      cuenta('nueva').as('nuevas'),
      cuenta('error').as('conError'),
      cuenta('repetida').as('repetidas'),
      cuenta('ingresada').as('ingresadas'),
      cuenta('retirada').as('retiradas'),
      cuenta('conservada').as('conservadas'),
    ])
    .groupBy('i.id')
}

type ImportacionRow = Awaited<ReturnType<ReturnType<typeof resumenes>['execute']>>[number]

function present({ ingresadas, retiradas, conservadas, ...fila }: ImportacionRow, ahora: string) {
  const limite = fila.estado === 'hecha' && fila.confirmada ? seDeshaceHasta(fila.confirmada) : null
  const hechas = ingresadas + retiradas + conservadas
  return {
    ...fila,
    muestra: [] as string[],
    hechas,
    conservadas,
    deshacerHasta: limite !== null && limite > ahora ? limite : null,
  }
}

export type Importacion = ReturnType<typeof present>

export async function findImportacion(tx: Db, id: number, ahora: string): Promise<Importacion | null> {
  const row = await resumenes(tx).where('i.id', '=', id).executeTakeFirst()
  return row ? present(row, ahora) : null
}

/** Two names of a dry run that are not plain ASCII: by them a person sees whether a file is read rightly. */
export async function nombresDeMuestra(tx: Db, importacionId: number): Promise<string[]> {
  const nombre = sql<string>`concat_ws(' ', datos ->> 'nombres', datos ->> 'apellidoPaterno', datos ->> 'apellidoMaterno')`
  const rows = await tx
    .selectFrom('importacionFila')
    .select(nombre.as('nombre'))
    .where('importacionId', '=', importacionId)
    .where(sql<boolean>`${nombre} ~ '[^ -~]'`)
    .orderBy('linea')
    .limit(2)
    .execute()
  return rows.map((row) => row.nombre)
}

/** The last ones, and each that can still be taken back, however many came after it. */
export async function ultimasImportaciones(tx: Db, asesorId: number, ahora: string): Promise<Importacion[]> {
  const ultimas = tx.selectFrom('importacion').select('id').where('asesorId', '=', asesorId)
  const rows = await resumenes(tx)
    .where('i.asesorId', '=', asesorId)
    .where((e) =>
      e.or([
        e('i.id', 'in', ultimas.orderBy('id', 'desc').limit(importacionesListadas)),
        e.and([e('i.estado', '=', 'hecha'), e('i.confirmada', '>', seDeshaceDesde(ahora))]),
      ]),
    )
    .orderBy('i.id', 'desc')
    .execute()
  return rows.map((row) => present(row, ahora))
}

interface FilasPage {
  readonly situacion: SituacionDeFila | null
  /** Rows after this line. */
  readonly desde: number
  readonly limite: number
}

/** Rows in the order of the file. */
export async function filasDe(tx: Db, importacionId: number, { situacion, desde, limite }: FilasPage) {
  let query = tx
    .selectFrom('importacionFila')
    .select(['linea', 'datos', 'situacion', 'mensajes', 'prospectoId'])
    .where('importacionId', '=', importacionId)
    .where('linea', '>', desde)
    .orderBy('linea')
    .limit(limite)
  if (situacion) query = query.where('situacion', '=', situacion)
  const rows = await query.execute()
  // A row of an older version lacks the columns added since
  return rows.map((row) => ({ ...row, datos: { ...filaVacia, ...row.datos } }))
}
