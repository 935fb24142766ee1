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
 * Declaration of health without health data. `folioPapel`: of the signed paper; `fechaDS`: signing date.
 * `rentaPromedio`: average income that a person approved or found too low, pesos a month.
 */
export type Declaracion = Readonly<Selectable<DeclaracionTable>>

/** Whether this sale allows a manual DS in its current state. */
export async function esManualHabilitada({ tx }: Pick<Context, 'tx'>, prospecto: Prospecto, viva: Declaracion | null) {
  const enActualizacion = (await actualizacionAbierta(tx, prospecto.id)) !== null
  return manualHabilitada({ ...prospecto, viva, enActualizacion })
}

/** The declaration, or null. `bloquear` locks the row for the rest of the transaction. */
export async function findDeclaracion(tx: Db, id: number, bloquear = false): Promise<Declaracion | null> {
  const query = tx.selectFrom('declaracion').selectAll().where('id', '=', id)
  const row = await (bloquear ? query.forUpdate() : query).executeTakeFirst()
  return row ?? null
}

const guardadosDesde = (tx: Db, version: number) =>
  tx.selectFrom('cambioDS').select(['campos', 'por', 'en']).where('version', '>', version).orderBy('id')

/** Changes saved in a declaration after a version, in order. */
export const cambiosDeDS = (tx: Db, declaracionId: number, version: number): Promise<CambioGuardado[]> =>
  guardadosDesde(tx, version).where('declaracionId', '=', declaracionId).execute()

/** Changes saved in one person after a version, in order. */
export const cambiosDePersona = (tx: Db, personaId: number, version: number): Promise<CambioGuardado[]> =>
  guardadosDesde(tx, version).where('personaId', '=', personaId).execute()

/** Live declaration of a prospect, or null: at most one exists. */
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

/** Identity of a person: the RUT, or the passport without a RUT. */
export interface IdentidadDeProspecto {
  readonly id: number
  readonly rut: string | null
  readonly numeroPasaporte: string | null
}

/** Filter for prospects of the same person: the RUT, or the passport without a RUT. */
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

/** Locks a person across prospects: evaluate one declaration at a time. Taken after prospect and declaration. */
export async function lockPersona(tx: Db, { rut, numeroPasaporte }: IdentidadDeProspecto): Promise<void> {
  const documento = rut ?? numeroPasaporte
  if (documento === null) return
  await sql`select pg_advisory_xact_lock(hashtextextended(${`persona ${documento}`}, 0))`.execute(tx)
}
