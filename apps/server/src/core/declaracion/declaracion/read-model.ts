import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import { manualHabilitada } from '@alerce/domain/declaracion/manual'
import { type ExpressionBuilder, type Selectable, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Database } from '../../../platform/db/tables/database.ts'
import type { DeclaracionTable } from '../../../platform/db/tables/declaracion.ts'
import { actualizacionAbierta } from '../../postulacion/edicion/read-model.ts'
import type { Prospecto } from '../../postulacion/prospecto/read-model.ts'
import type { Context } from '../../use-case.ts'
import type { CambioGuardado } from '../../version-antigua.ts'

/**
 * A declaration of health without what is confidential. `folioPapel`: of the signed paper, typed by the advisor;
 * `fechaDS`: signing date; `rentaPromedio`: the average income that a person approved, or that was found too little, pesos a month.
 */
export type Declaracion = Readonly<Selectable<DeclaracionTable>>

/** Whether a manual DS may be made of this sale, as it stands. */
export async function esManualHabilitada({ tx }: Pick<Context, 'tx'>, prospecto: Prospecto, viva: Declaracion | null) {
  const enActualizacion = (await actualizacionAbierta(tx, prospecto.id)) !== null
  return manualHabilitada({ ...prospecto, viva, enActualizacion })
}

/** The declaration, or null. `bloquear` takes the row for the rest of the transaction. */
export async function buscarDeclaracion(tx: Db, id: number, bloquear = false): Promise<Declaracion | null> {
  const query = tx.selectFrom('declaracion').selectAll().where('id', '=', id)
  const row = await (bloquear ? query.forUpdate() : query).executeTakeFirst()
  return row ?? null
}

const guardadosDesde = (tx: Db, version: number) =>
  tx.selectFrom('cambioDS').select(['campos', 'por', 'en']).where('version', '>', version).orderBy('id')

/** What was saved of it after the version that was read, in its order. */
export const cambiosDeDS = (tx: Db, declaracionId: number, version: number): Promise<CambioGuardado[]> =>
  guardadosDesde(tx, version).where('declaracionId', '=', declaracionId).execute()

/** The same of one of its persons. */
export const cambiosDePersona = (tx: Db, personaId: number, version: number): Promise<CambioGuardado[]> =>
  guardadosDesde(tx, version).where('personaId', '=', personaId).execute()

/** The live declaration of a prospect, or null: there is never more than one. */
export async function declaracionVivaDe(tx: Db, prospectoId: number): Promise<Declaracion | null> {
  const row = await tx
    .selectFrom('declaracion')
    .selectAll()
    .where('prospectoId', '=', prospectoId)
    .where('viva', '=', true)
    .executeTakeFirst()
  return row ?? null
}

const EN_EVALUACION: readonly ResultadoDS[] = [0, 3, 6, 7]

/** Who somebody is: the RUT, or the passport where there is no RUT. */
export interface IdentidadDeProspecto {
  readonly id: number
  readonly rut: string | null
  readonly numeroPasaporte: string | null
}

/** The prospects of the same person: the RUT, or the passport where there is no RUT. */
export const delMismo =
  ({ rut, numeroPasaporte }: Omit<IdentidadDeProspecto, 'id'>) =>
  (e: ExpressionBuilder<Database, 'prospecto'>) =>
    rut === null
      ? e.and([e('prospecto.rut', 'is', null), e('prospecto.numeroPasaporte', '=', numeroPasaporte)])
      : e('prospecto.rut', '=', rut)

/** True when another prospect of the same person has a declaration in evaluation or revision (core rules, Creating a DS). */
export async function tieneDSEnEvaluacion(
  tx: Db,
  { id, rut, numeroPasaporte }: IdentidadDeProspecto,
): Promise<boolean> {
  if (rut === null && numeroPasaporte === null) return false
  const row = await tx
    .selectFrom('declaracion')
    .innerJoin('prospecto', 'prospecto.id', 'declaracion.prospectoId')
    .select('declaracion.id')
    .where(delMismo({ rut, numeroPasaporte }))
    .where('prospecto.id', '!=', id)
    .where('declaracion.viva', '=', true)
    .where('declaracion.etapa', '=', 'resultado')
    .where('declaracion.resultado', 'in', EN_EVALUACION)
    .executeTakeFirst()
  return row !== undefined
}

/**
 * Of one person, however many prospects it is, one declaration is judged at a time: each sees what became of the other.
 * Taken after prospect and declaration.
 */
export async function bloquearPersona(tx: Db, { rut, numeroPasaporte }: IdentidadDeProspecto): Promise<void> {
  const documento = rut ?? numeroPasaporte
  if (documento === null) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`persona ${documento}`}, 0))`.execute(tx)
}
