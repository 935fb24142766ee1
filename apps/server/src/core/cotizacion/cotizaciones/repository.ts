import { textoDecimal } from '@alerce/domain/base/dinero/decimal'
import { expressionBuilder, sql } from 'kysely'
import type { Db } from '../../../platform/db/database.ts'
import type { Database } from '../../../platform/db/tables/database.ts'
import type { Cotizacion } from '../registro/read-model.ts'
import { writeRegistro } from '../registro/read-model.ts'
import type { Lugar, Preferencias, Rango } from './read-model.ts'

/** Stores a quote in place of the unconfirmed one. */
export async function saveCotizacion(
  tx: Db,
  prospectoId: number,
  cotizacion: Cotizacion,
  creada: string,
  lugar: Lugar = 'venta',
): Promise<void> {
  await deletePlan(tx, prospectoId, lugar)
  await tx
    .insertInto('cotizacion')
    .values({
      prospectoId,
      lugar,
      planId: cotizacion.plan.id,
      foto: writeRegistro(cotizacion),
      totalUF: textoDecimal(cotizacion.foto.totalUF),
      totalPesos: cotizacion.foto.totalPesos,
      valorUF: textoDecimal(cotizacion.uf.valor),
      fechaUF: cotizacion.uf.fecha,
      creada,
      confirmada: null,
    })
    .execute()
}

/**
 * Condition for the chosen, unconfirmed plan. It was never replaced, and that condition as a literal allows using the
 * index.
 */
const sinConfirmar = (prospectoId: number, lugar: Lugar) =>
  expressionBuilder<Database, 'cotizacion'>().and({
    prospectoId,
    lugar,
    confirmada: null,
    reemplazada: sql.lit(false),
  })

/** Deletes the chosen plan; a confirmed one stays. */
export async function deletePlan(tx: Db, prospectoId: number, lugar: Lugar = 'venta'): Promise<void> {
  await tx.deleteFrom('cotizacion').where(sinConfirmar(prospectoId, lugar)).execute()
}

/** Deletes chosen plan, range and preferences; true when a plan had been chosen. */
export async function deleteLoCotizado(tx: Db, prospectoId: number, lugar: Lugar = 'venta'): Promise<boolean> {
  const { numDeletedRows } = await tx
    .with('rango', (w) =>
      w.deleteFrom('rangoPactado').where('prospectoId', '=', prospectoId).where('lugar', '=', lugar),
    )
    .with('preferencias', (w) =>
      w.deleteFrom('preferencia').where('prospectoId', '=', prospectoId).where('lugar', '=', lugar),
    )
    .deleteFrom('cotizacion')
    .where(sinConfirmar(prospectoId, lugar))
    .executeTakeFirst()
  return numDeletedRows > 0n
}

export async function markConfirmada(tx: Db, prospectoId: number, confirmada: string): Promise<void> {
  await tx
    .updateTable('cotizacion')
    .set({ confirmada })
    .where('prospectoId', '=', prospectoId)
    .where('lugar', '=', 'venta')
    .where('reemplazada', '=', false)
    .where('confirmada', 'is', null)
    .execute()
}

/** Turns a confirmed plan into a choice again. */
export async function unconfirm(tx: Db, prospectoId: number): Promise<void> {
  await tx
    .updateTable('cotizacion')
    .set({ confirmada: null })
    .where('prospectoId', '=', prospectoId)
    .where('lugar', '=', 'venta')
    .where('reemplazada', '=', false)
    .execute()
}

export async function saveRango(tx: Db, prospectoId: number, rango: Rango, lugar: Lugar = 'venta'): Promise<void> {
  await tx
    .insertInto('rangoPactado')
    .values({ prospectoId, lugar, ...rango })
    .onConflict((c) => c.columns(['prospectoId', 'lugar']).doUpdateSet(rango))
    .execute()
}

export async function guardarPreferencias(
  tx: Db,
  prospectoId: number,
  preferencias: Preferencias,
  lugar: Lugar = 'venta',
): Promise<void> {
  const row = { ...preferencias, adicionalVoluntario: preferencias.montoAdicionalMax !== null }
  await tx
    .insertInto('preferencia')
    .values({ prospectoId, lugar, ...row })
    .onConflict((c) => c.columns(['prospectoId', 'lugar']).doUpdateSet(row))
    .execute()
}

/** Makes the quote of an update the one of the sale, with its own range and preferences where it has them. */
export async function promote(tx: Db, prospectoId: number, confirmada: string): Promise<void> {
  const suya = tx.updateTable('cotizacion').where('prospectoId', '=', prospectoId).where('reemplazada', '=', false)
  await suya.where('lugar', '=', 'venta').set({ reemplazada: true }).execute()
  await suya.where('lugar', '=', 'actualizacion').set({ lugar: 'venta', confirmada }).execute()
  for (const tabla of ['rangoPactado', 'preferencia'] as const) {
    const nueva = tx.selectFrom(tabla).select('prospectoId').where('lugar', '=', 'actualizacion')
    await tx
      .deleteFrom(tabla)
      .where('prospectoId', '=', prospectoId)
      .where('lugar', '=', 'venta')
      .where('prospectoId', 'in', nueva)
      .execute()
    await tx
      .updateTable(tabla)
      .set({ lugar: 'venta' })
      .where('prospectoId', '=', prospectoId)
      .where('lugar', '=', 'actualizacion')
      .execute()
  }
}
