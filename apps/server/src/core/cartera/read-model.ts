import { maximoDeCoincidencias } from '@alerce/domain/limites'
import { textoDeBusqueda } from '@alerce/domain/persona/nombre'
import { type Expression, type SqlBool, sql } from 'kysely'
import type { Db } from '../../platform/db/database.ts'
import { type Prospecto, prospectoDe } from '../prospecto/read-model.ts'

type Nombre = 'nombres' | 'apellido_paterno' | 'apellido_materno'

export interface FiltroDeCartera {
  readonly asesores: readonly number[]
  /** Instants: from the first, before the second. */
  readonly desde: string | null
  readonly hasta: string | null
  readonly nombres: Partial<Record<Nombre, string | undefined>>
  readonly estado: string | undefined
  readonly tipoProspecto: string | undefined
  readonly compensado: boolean | undefined
}

export interface Pagina {
  /** Id of the last prospect read; null: by number of page. */
  readonly cursor: number | null
  readonly pagina: number
  readonly limite: number
}

/** A LIKE pattern for texts that hold a word beginning with what was typed. */
function comienzoDePalabra(typed: string): string {
  return `% ${textoDeBusqueda(typed).replaceAll(/[\\%_]/g, '\\$&')}%`
}

function porNombre([column, typed]: [string, string | undefined]): Expression<SqlBool>[] {
  if (!typed) return []
  const pattern = comienzoDePalabra(typed)
  // the first condition has an index, the second knows which of the names it is
  return [
    sql<boolean>`busqueda like ${pattern}`,
    sql<boolean>`(' ' || texto_busqueda(${sql.ref(column)})) like ${pattern}`,
  ]
}

/** The portfolio of these advisors, newest first. While a name is searched every match comes, up to a limit. */
export async function listarCartera(tx: Db, filtro: FiltroDeCartera, pagina: Pagina): Promise<Prospecto[]> {
  if (filtro.asesores.length === 0) return []
  const nombres = Object.entries(filtro.nombres).flatMap(porNombre)
  let query = tx.selectFrom('prospecto').selectAll().where('asesor_id', 'in', filtro.asesores)
  for (const condition of nombres) query = query.where(condition)
  if (filtro.desde) query = query.where('registrado_en', '>=', filtro.desde)
  if (filtro.hasta) query = query.where('registrado_en', '<', filtro.hasta)
  if (filtro.estado) query = query.where('estado', '=', filtro.estado)
  if (filtro.tipoProspecto) query = query.where('tipo_prospecto', '=', filtro.tipoProspecto)
  if (filtro.compensado !== undefined) query = query.where('tipo_plan', filtro.compensado ? '=' : '!=', 'S')
  const ordered = query.orderBy('registrado_en', 'desc').orderBy('id', 'desc')
  if (nombres.length > 0) return (await ordered.limit(maximoDeCoincidencias).execute()).map(prospectoDe)
  const { cursor, limite } = pagina
  if (cursor === null) {
    const rows = await ordered
      .limit(limite)
      .offset((pagina.pagina - 1) * limite)
      .execute()
    return rows.map(prospectoDe)
  }
  const after = sql<boolean>`(registrado_en, id) < (select c.registrado_en, c.id from prospecto c
    where c.id = ${cursor} and c.asesor_id = any(${filtro.asesores}))`
  return (await ordered.where(after).limit(limite).execute()).map(prospectoDe)
}

/** Invitations of an advisor whose authentication was rejected, made before an instant, with their prospects. */
export async function invitacionesRechazadas(tx: Db, asesorId: number, antesDe: string) {
  return await tx
    .selectFrom('declaracion')
    .innerJoin('prospecto', 'prospecto.id', 'declaracion.prospecto_id')
    .select(['declaracion.id as declaracionId', 'prospecto.id as prospectoId'])
    .where('prospecto.asesor_id', '=', asesorId)
    .where('declaracion.viva', '=', true)
    .where('declaracion.tipo_venta', '=', 'E')
    .where('prospecto.etapa', '=', 'invitacionEnviada')
    .where('declaracion.etapa', '=', 'bloqueado')
    .where('declaracion.creada', '<', antesDe)
    .execute()
}
