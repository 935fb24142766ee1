import type { EtapaDS } from '@alerce/domain/declaracion/etapas'
import type { ResultadoDS } from '@alerce/domain/declaracion/evaluacion'
import type { Selectable } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { DeclaracionTable } from '../../../platform/db/tables/declaracion.ts'

/** A declaration of health without what is confidential: its stage, folios and result. */
export interface Declaracion {
  readonly id: number
  readonly prospectoId: number
  readonly folio: number
  /** The folio of the signed paper, typed by the advisor. */
  readonly folioPapel: string | null
  readonly tipoVenta: 'M' | 'E'
  readonly etapa: EtapaDS
  readonly subetapa: string
  /** Signing date, ISO. */
  readonly fechaDS: string | null
  readonly enviadaEn: string | null
  readonly resultado: ResultadoDS | null
  readonly acepta: boolean | null
  /** Average income that a person approved or refused, pesos a month. */
  readonly rentaPromedio: number | null
  readonly version: number
  readonly ultimoCambio: { readonly campos: string[]; readonly quien: string; readonly cuando: string }
}

function declaracionDe(row: Selectable<DeclaracionTable>): Declaracion {
  return {
    id: row.id,
    prospectoId: row.prospecto_id,
    folio: row.folio,
    folioPapel: row.folio_papel,
    tipoVenta: row.tipo_venta,
    etapa: row.etapa as EtapaDS,
    subetapa: row.subetapa,
    fechaDS: row.fecha_ds,
    enviadaEn: row.enviada_en,
    resultado: row.resultado as ResultadoDS | null,
    acepta: row.acepta,
    rentaPromedio: row.renta_promedio,
    version: row.version,
    ultimoCambio: { campos: row.cambios, quien: row.actualizada_por, cuando: row.actualizada_en },
  }
}

/** The declaration, or null. `bloquear` takes the row for the rest of the transaction. */
export async function buscarDeclaracion(tx: Db, id: number, bloquear = false): Promise<Declaracion | null> {
  const query = tx.selectFrom('declaracion').selectAll().where('id', '=', id)
  const row = await (bloquear ? query.forUpdate() : query).executeTakeFirst()
  return row ? declaracionDe(row) : null
}

/** The live declaration of a prospect, or null: there is never more than one. */
export async function declaracionVivaDe(tx: Db, prospectoId: number): Promise<Declaracion | null> {
  const row = await tx
    .selectFrom('declaracion')
    .selectAll()
    .where('prospecto_id', '=', prospectoId)
    .where('viva', '=', true)
    .executeTakeFirst()
  return row ? declaracionDe(row) : null
}

const EN_EVALUACION: readonly ResultadoDS[] = [0, 3, 6, 7]

/** True when another prospect with this RUT has a declaration in evaluation or revision (core rules, Creating a DS). */
export async function tieneDSEnEvaluacion(tx: Db, rut: string, menosProspecto: number): Promise<boolean> {
  const row = await tx
    .selectFrom('declaracion')
    .innerJoin('prospecto', 'prospecto.id', 'declaracion.prospecto_id')
    .select('declaracion.id')
    .where('prospecto.rut', '=', rut)
    .where('prospecto.id', '!=', menosProspecto)
    .where('declaracion.viva', '=', true)
    .where('declaracion.etapa', '=', 'resultado')
    .where('declaracion.resultado', 'in', EN_EVALUACION)
    .executeTakeFirst()
  return row !== undefined
}
