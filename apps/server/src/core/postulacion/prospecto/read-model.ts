import type { RespuestaDe } from '@alerce/contract/fichas/ficha'
import { respuestaDe, seleccionDe } from '@alerce/contract/fichas/formas'
import { beneficiario } from '@alerce/contract/fichas/postulacion/beneficiario'
import { empleador } from '@alerce/contract/fichas/postulacion/empleador'
import type { Role } from '@alerce/contract/operation'
import { nombreCorto } from '@alerce/domain/base/persona/nombre'
import { estadosDeVentaCerrada } from '@alerce/domain/postulacion/estado'
import { type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { EmpleadorTable, ProspectoTable } from '../../../platform/db/tables/postulacion.ts'
import { asesoresDe } from '../../acceso/usuarios/read-model.ts'
import type { CambioGuardado } from '../../version-antigua.ts'

export type Prospecto = Readonly<Selectable<ProspectoTable>>
/** Prospect as just written; its mailbox is computed by the database from the e-mail. */
export type ProspectoEscrito = Omit<Prospecto, 'buzon'>

/** Prospect, or null. `bloquear` locks the row for the transaction. */
export async function findProspecto(tx: Db, id: number, bloquear = false): Promise<Prospecto | null> {
  const query = tx.selectFrom('prospecto').selectAll().where('id', '=', id)
  const row = await (bloquear ? query.forUpdate() : query).executeTakeFirst()
  return row ?? null
}

/** Rows of a prospect and of the other side of its pair, locked in a fixed order, whichever is requested. */
export async function takeWithPareja(
  tx: Db,
  id: number,
): Promise<{ readonly prospecto: Prospecto | null; readonly otro: Prospecto | null }> {
  const filas = await tx
    .selectFrom('prospecto')
    .selectAll()
    .where((e) => e.or([e('id', '=', id), e('parejaId', '=', id)]))
    .orderBy('id')
    .forUpdate()
    .execute()
  const [prospecto = null, otro = null] = [filas.find((fila) => fila.id === id), filas.find((fila) => fila.id !== id)]
  return { prospecto, otro }
}

/** True for the id of an advisor. */
export async function esAsesor(tx: Db, id: number): Promise<boolean> {
  const row = await tx
    .selectFrom('usuario')
    .select('id')
    .where('id', '=', id)
    .where('roles', '@>', sql<Role[]>`array['asesor']`)
    .executeTakeFirst()
  return row !== undefined
}

/** Ids of the advisors in this person's team. */
export async function asesoresDelEquipo(tx: Db, jefeId: number): Promise<number[]> {
  const rows = await asesoresDe(tx, jefeId).select('otro.id').execute()
  return rows.map((row) => row.id)
}

/** Employer with the field names of its form; income in pesos a month. */
export type Empleador = RespuestaDe<typeof empleador> & { readonly id: number; readonly rentaValidada: boolean }

export type FilaGuardadaDeEmpleador = Readonly<Selectable<EmpleadorTable>>

/** Rows of all its employers, removed ones last. */
export const filasDeEmpleadores = (tx: Db, prospectoId: number): Promise<FilaGuardadaDeEmpleador[]> =>
  tx
    .selectFrom('empleador')
    .selectAll()
    .where('prospectoId', '=', prospectoId)
    .orderBy('retirado')
    .orderBy('orden')
    .execute()

/** Employers in force among these rows. */
export const empleadoresDeFilas = (filas: readonly FilaGuardadaDeEmpleador[]): Empleador[] =>
  filas
    .filter(({ retirado }) => !retirado)
    .map((row) => ({ id: row.id, ...respuestaDe(empleador, row), rentaValidada: row.rentaValidada }))

export const empleadoresDe = async (tx: Db, prospectoId: number): Promise<Empleador[]> =>
  empleadoresDeFilas(await filasDeEmpleadores(tx, prospectoId))

export type Beneficiario = Awaited<ReturnType<typeof beneficiariosDe>>[number]

export const beneficiariosDe = (tx: Db, prospectoId: number) =>
  tx
    .selectFrom('beneficiario')
    .select(['id', 'clave', ...seleccionDe(beneficiario)])
    .where('prospectoId', '=', prospectoId)
    .where('retirado', '=', false)
    .orderBy('orden')
    .orderBy('id')
    .execute()

/** Changes saved after the version that was read, in order. */
export const cambiosDesde = (tx: Db, prospectoId: number, version: number): Promise<CambioGuardado[]> =>
  tx
    .selectFrom('cambio')
    .select(['campos', 'por', 'en'])
    .where('prospectoId', '=', prospectoId)
    .where('version', '>', version)
    .orderBy('id')
    .execute()

/** Contact of the advisor who answers for a sale. `telefono`: nine national figures, '' without one. */
export interface AsesorDeVenta {
  readonly nombre: string
  readonly correo: string
  readonly telefono: string
}

/** Contact of a user. */
export async function contactoDe(tx: Db, usuarioId: number): Promise<AsesorDeVenta> {
  const { correo, telefono, ...row } = await tx
    .selectFrom('usuario')
    .select(['nombres', 'apellidoPaterno', 'correo', 'telefono'])
    .where('id', '=', usuarioId)
    .executeTakeFirstOrThrow()
  return { nombre: nombreCorto(row), correo, telefono }
}

const enCurso = (tx: Db, correo: string) =>
  tx
    .selectFrom('prospecto')
    .where('buzon', '<>', '')
    .where('buzon', '=', sql<string>`buzon_de(${correo})`)
    .where('activo', '=', true)
    .where('estado', 'not in', [...estadosDeVentaCerrada])

/** Whether an applicant with an open sale has this mailbox. */
export async function hayPostulanteConBuzon(tx: Db, correo: string): Promise<boolean> {
  return (await enCurso(tx, correo).select('id').limit(1).executeTakeFirst()) !== undefined
}

interface Duenno {
  readonly correo: string
  readonly rut: string | null
  readonly numeroPasaporte: string | null
}

/** Number of other people, with open sales in any portfolio, who have the mailbox of an applicant. */
export async function cuantosComparten(tx: Db, { correo, rut, numeroPasaporte }: Duenno): Promise<number> {
  const suyo = rut ?? numeroPasaporte ?? ''
  const { cuantos } = await enCurso(tx, correo)
    .select(sql<number>`count(distinct coalesce(rut, numero_pasaporte))::int`.as('cuantos'))
    .where(sql<boolean>`coalesce(rut, numero_pasaporte, '') <> ${suyo}`)
    .executeTakeFirstOrThrow()
  return cuantos
}
