import { textoDeBusqueda } from '@alerce/domain/base/persona/nombre'
import { type Expression, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { unseen } from '../../../platform/db/one-plan.ts'
import type { ProspectoTable } from '../../../platform/db/tables/postulacion.ts'
import { comienzoDePalabra } from '../../../platform/db/text.ts'
import { conPalabras } from '../../postulacion/busqueda/read-model-palabras.ts'

type Nombre = 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'
type Escrito = [Nombre, string]

/** What every list of a portfolio is narrowed by: whose it is, when they were registered, how they are called. */
export interface FiltroDeLista {
  readonly asesores: readonly number[]
  /** Instants: from the first, before the second. */
  readonly desde: string | null
  readonly hasta: string | null
  readonly nombres: Partial<Record<Nombre, string | undefined>>
}

/** `busqueda` holds a space before each name, in this order, and each as long there as it is written. */
const enBusqueda: Record<Nombre, RawBuilder<string>> = {
  nombres: sql`left(busqueda, 1 + length(nombres))`,
  apellidoPaterno: sql`substr(busqueda, 2 + length(nombres), 1 + length(apellido_paterno))`,
  apellidoMaterno: sql`right(busqueda, 1 + length(apellido_materno))`,
}

/** Which of the names it is that begins so. */
const enSuColumna = ([column, typed]: Escrito): Expression<SqlBool> =>
  sql<boolean>`${enBusqueda[column]} like ${unseen(comienzoDePalabra(textoDeBusqueda(typed)), 'text')}`

const escritos = ({ nombres }: FiltroDeLista) =>
  Object.entries(nombres).filter((typed): typed is Escrito => Boolean(typed[1]))

/** True when a name is searched. */
export const buscaNombre = (filtro: FiltroDeLista): boolean => escritos(filtro).length > 0

/** The words of the names that are searched. */
export const palabrasDe = (filtro: FiltroDeLista): string[] =>
  escritos(filtro).flatMap(([, typed]) => textoDeBusqueda(typed).split(' '))

/**
 * The prospects of these advisors, one at least, as the table `p`. When a name is searched, those who have its words,
 * by the index that holds the advisor too; nothing else may decide how they are found, for how many they are PostgreSQL
 * cannot know: the offset keeps conditions and order outside.
 */
export function prospectosDe(filtro: FiltroDeLista) {
  // of one advisor `in` is an equality, which keeps the order of the index; an array would not
  const suyos = buscaNombre(filtro)
    ? sql`${conPalabras(filtro.asesores, palabrasDe(filtro))} offset 0`
    : sql`asesor_id in (${sql.join(filtro.asesores)})`
  return sql<Selectable<ProspectoTable>>`(select * from prospecto where ${suyos})`.as<'p'>(sql`p`)
}

/** When they were registered. */
export const enFechas = ({ desde, hasta }: FiltroDeLista): Expression<SqlBool>[] => [
  ...(desde ? [sql<boolean>`registrado_en >= ${unseen(desde, 'timestamptz')}`] : []),
  ...(hasta ? [sql<boolean>`registrado_en < ${unseen(hasta, 'timestamptz')}`] : []),
]

/** How they are called. */
export const enSusColumnas = (filtro: FiltroDeLista): Expression<SqlBool>[] => escritos(filtro).map(enSuColumna)
