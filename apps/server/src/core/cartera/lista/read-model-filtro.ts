import { textoDeBusqueda } from '@alerce/domain/base/persona/nombre'
import { type Expression, type RawBuilder, type Selectable, type SqlBool, sql } from 'kysely'
import { unseen } from '../../../platform/db/one-plan.ts'
import type { ProspectoTable } from '../../../platform/db/tables/postulacion.ts'
import { comienzoDePalabra } from '../../../platform/db/text.ts'
import { conPalabras } from '../../postulacion/busqueda/read-model-palabras.ts'

type Nombre = 'nombres' | 'apellidoPaterno' | 'apellidoMaterno'
type Escrito = [Nombre, string]

/** Filter of the lists of a portfolio: advisors, registration dates and names. */
export interface FiltroDeLista {
  readonly asesores: readonly number[]
  /** Instants: `desde` included, `hasta` excluded. */
  readonly desde: string | null
  readonly hasta: string | null
  readonly nombres: Partial<Record<Nombre, string | undefined>>
}

/** `busqueda` has a space before each name, in this order, with the length of the column. */
const enBusqueda: Record<Nombre, RawBuilder<string>> = {
  nombres: sql`left(busqueda, 1 + length(nombres))`,
  apellidoPaterno: sql`substr(busqueda, 2 + length(nombres), 1 + length(apellido_paterno))`,
  apellidoMaterno: sql`right(busqueda, 1 + length(apellido_materno))`,
}

/** Condition: the name of this column begins with the typed text. */
const enSuColumna = ([column, typed]: Escrito): Expression<SqlBool> =>
  sql<boolean>`${enBusqueda[column]} like ${unseen(comienzoDePalabra(textoDeBusqueda(typed)), 'text')}`

const escritos = ({ nombres }: FiltroDeLista) =>
  Object.entries(nombres).filter((typed): typed is Escrito => Boolean(typed[1]))

/** True when a name is searched. */
export const buscaNombre = (filtro: FiltroDeLista): boolean => escritos(filtro).length > 0

/** Words of the searched names. */
export const palabrasDe = (filtro: FiltroDeLista): string[] =>
  escritos(filtro).flatMap(([, typed]) => textoDeBusqueda(typed).split(' '))

/**
 * Prospects of these advisors (at least one), as table `p`. A name search uses the index of words and advisor. The
 * offset stops PostgreSQL from moving conditions and order inside: it cannot estimate the matches.
 */
export function prospectosDe(filtro: FiltroDeLista) {
  // For one advisor `in` is an equality, which keeps the order of the index; an array would not
  const suyos = buscaNombre(filtro)
    ? sql`${conPalabras(filtro.asesores, palabrasDe(filtro))} offset 0`
    : sql`asesor_id in (${sql.join(filtro.asesores)})`
  return sql<Selectable<ProspectoTable>>`(select * from prospecto where ${suyos})`.as<'p'>(sql`p`)
}

/** Conditions on the registration date. */
export const enFechas = ({ desde, hasta }: FiltroDeLista): Expression<SqlBool>[] => [
  ...(desde ? [sql<boolean>`registrado_en >= ${unseen(desde, 'timestamptz')}`] : []),
  ...(hasta ? [sql<boolean>`registrado_en < ${unseen(hasta, 'timestamptz')}`] : []),
]

/** Conditions on the names. */
export const enSusColumnas = (filtro: FiltroDeLista): Expression<SqlBool>[] => escritos(filtro).map(enSuColumna)
