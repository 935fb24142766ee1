import type { FilaDe, RespuestaDe } from '@alerce/contract/fichas/ficha'
import { columnasDe, respuestaDe } from '@alerce/contract/fichas/formas'
import { beneficiario } from '@alerce/contract/fichas/postulacion/beneficiario'
import { empleador } from '@alerce/contract/fichas/postulacion/empleador'
import type { prospecto } from '@alerce/contract/fichas/postulacion/prospecto'
import type { EtapaProspecto } from '@alerce/domain/postulacion/etapas'
import { sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import { deColumnas } from '../../../platform/db/snake.ts'

/** A prospect: what its form fills, and what the sale makes of it. */
export type Prospecto = Readonly<FilaDe<typeof prospecto>> & {
  readonly id: number
  readonly asesorId: number
  readonly parejaId: number | null
  readonly otorga: boolean | null
  readonly etapa: EtapaProspecto
  readonly estado: string
  readonly folioDS: number | null
  readonly registradoEn: string
  readonly version: number
  readonly actualizadoPor: string
  readonly actualizadoEn: string
}

/** The prospect, or null. `bloquear` takes the row for the rest of the transaction. */
export async function buscarProspecto(tx: Db, id: number, bloquear = false): Promise<Prospecto | null> {
  const query = tx.selectFrom('prospecto').selectAll().where('id', '=', id)
  const row = await (bloquear ? query.forUpdate() : query).executeTakeFirst()
  return row ? (deColumnas(row) as unknown as Prospecto) : null
}

/** True when the id is a person who sells. */
export async function esAsesor(tx: Db, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('usuario')
    .select('id')
    .where('id', '=', id)
    .where('roles', '@>', sql<string[]>`array['asesor']`)
    .executeTakeFirst()
  return row !== undefined
}

/** Who sells in the team of this person. */
export async function asesoresDelEquipo(tx: Db, jefeId: number): Promise<number[]> {
  const rows = await tx
    .selectFrom('usuario as jefe')
    .innerJoin('usuario as asesor', 'asesor.equipo_id', 'jefe.equipo_id')
    .select('asesor.id')
    .where('jefe.id', '=', jefeId)
    .where('asesor.roles', '@>', sql<string[]>`array['asesor']`)
    .execute()
  return rows.map((row) => row.id)
}

/** True when this person leads the team of that advisor. */
export async function esDelEquipoDe(tx: Db, jefeId: number, asesorId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('usuario as jefe')
    .innerJoin('usuario as asesor', 'asesor.equipo_id', 'jefe.equipo_id')
    .select('asesor.id')
    .where('jefe.id', '=', jefeId)
    .where('asesor.id', '=', asesorId)
    .executeTakeFirst()
  return row !== undefined
}

/** An employer by the names of its form; the income in pesos a month. */
export type Empleador = RespuestaDe<typeof empleador> & { readonly id: number; readonly rentaValidada: boolean }

export async function empleadoresDe(tx: Db, prospectoId: number): Promise<Empleador[]> {
  const rows = await tx
    .selectFrom('empleador')
    .selectAll()
    .where('prospecto_id', '=', prospectoId)
    .where('retirado', '=', false)
    .orderBy('orden')
    .execute()
  return rows.map((row) => ({
    id: row.id,
    ...respuestaDe(empleador, columnasDe(empleador, deColumnas(row))),
    rentaValidada: row.renta_validada,
  }))
}

export type Beneficiario = Readonly<FilaDe<typeof beneficiario>> & { readonly id: number }

export async function beneficiariosDe(tx: Db, prospectoId: number): Promise<Beneficiario[]> {
  const rows = await tx
    .selectFrom('beneficiario')
    .selectAll()
    .where('prospecto_id', '=', prospectoId)
    .where('retirado', '=', false)
    .orderBy('orden')
    .orderBy('id')
    .execute()
  return rows.map((row) => ({ id: row.id, ...columnasDe(beneficiario, deColumnas(row)) }))
}

export interface CambioDeVersion {
  readonly campos: string[]
  readonly quien: string
  readonly cuando: string
}

/** What changed after the version that was read, who changed it last and when. */
export async function cambiosDesde(tx: Db, prospectoId: number, version: number): Promise<CambioDeVersion> {
  const rows = await tx
    .selectFrom('cambio')
    .select(['campos', 'por', 'en'])
    .where('prospecto_id', '=', prospectoId)
    .where('version', '>', version)
    .orderBy('id')
    .execute()
  const last = rows.at(-1)
  return { campos: [...new Set(rows.flatMap((r) => r.campos))], quien: last?.por ?? '', cuando: last?.en ?? '' }
}
