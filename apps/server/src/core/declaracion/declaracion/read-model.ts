import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { DeclaracionTable } from '../../../platform/db/tables/declaracion.ts'

/**
 * A declaration of health without what is confidential. `folioPapel`: of the signed paper, typed by the advisor;
 * `fechaDS`: signing date; `rentaPromedio`: the average income that a person approved or refused, pesos a month.
 */
export type Declaracion = Readonly<Selectable<DeclaracionTable>>

/** The declaration, or null. `bloquear` takes the row for the rest of the transaction. */
export async function buscarDeclaracion(tx: Db, id: number, bloquear = false): Promise<Declaracion | null> {
  const query = tx.selectFrom('declaracion').selectAll().where('id', '=', id)
  const row = await (bloquear ? query.forUpdate() : query).executeTakeFirst()
  return row ?? null
}

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

/** True when another prospect with this RUT has a declaration in evaluation or revision (core rules, Creating a DS). */
export async function tieneDSEnEvaluacion(tx: Db, rut: string, menosProspecto: number): Promise<boolean> {
  const row = await tx
    .selectFrom('declaracion')
    .innerJoin('prospecto', 'prospecto.id', 'declaracion.prospectoId')
    .select('declaracion.id')
    .where('prospecto.rut', '=', rut)
    .where('prospecto.id', '!=', menosProspecto)
    .where('declaracion.viva', '=', true)
    .where('declaracion.etapa', '=', 'resultado')
    .where('declaracion.resultado', 'in', EN_EVALUACION)
    .executeTakeFirst()
  return row !== undefined
}
