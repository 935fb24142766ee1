import type { Db } from '../../../platform/db/database.ts'
import type { Cotizacion, Preferencias, Rango } from './read-model.ts'

/** Keeps a quote in the place of the one that was not confirmed. */
export async function guardarCotizacion(
  tx: Db,
  prospectoId: number,
  cotizacion: Cotizacion,
  creada: string,
): Promise<void> {
  await borrarPlan(tx, prospectoId)
  await tx
    .insertInto('cotizacion')
    .values({
      prospecto_id: prospectoId,
      plan_id: cotizacion.plan.id,
      foto: JSON.stringify(cotizacion),
      total_uf: cotizacion.foto.totalUF,
      total_pesos: cotizacion.foto.totalPesos,
      valor_uf: cotizacion.uf.valor,
      fecha_uf: cotizacion.uf.fecha,
      creada,
      confirmada: null,
    })
    .execute()
}

/** Drops the chosen plan; a confirmed one stays. */
export async function borrarPlan(tx: Db, prospectoId: number): Promise<void> {
  await tx.deleteFrom('cotizacion').where('prospecto_id', '=', prospectoId).where('confirmada', 'is', null).execute()
}

export async function borrarRangoYPreferencias(tx: Db, prospectoId: number): Promise<void> {
  await tx.deleteFrom('rango_pactado').where('prospecto_id', '=', prospectoId).execute()
  await tx.deleteFrom('preferencia').where('prospecto_id', '=', prospectoId).execute()
}

export async function marcarConfirmada(tx: Db, prospectoId: number, confirmada: string): Promise<void> {
  await tx
    .updateTable('cotizacion')
    .set({ confirmada })
    .where('prospecto_id', '=', prospectoId)
    .where('reemplazada', '=', false)
    .where('confirmada', 'is', null)
    .execute()
}

export async function guardarRango(tx: Db, prospectoId: number, rango: Rango): Promise<void> {
  await tx
    .insertInto('rango_pactado')
    .values({ prospecto_id: prospectoId, ...rango })
    .onConflict((c) => c.column('prospecto_id').doUpdateSet(rango))
    .execute()
}

export async function guardarPreferencias(tx: Db, prospectoId: number, p: Preferencias): Promise<void> {
  const row = {
    codigo_region: p.codigoRegion,
    codigo_prestador: p.codigoPrestador,
    hospitalario: p.hospitalario,
    ambulatorio: p.ambulatorio,
    adicional_voluntario: p.montoAdicionalMax !== null,
    monto_adicional_max: p.montoAdicionalMax,
    plan_id: p.planId,
    bes_id: p.besId,
    es_sugerencia: p.esSugerencia,
  }
  await tx
    .insertInto('preferencia')
    .values({ prospecto_id: prospectoId, ...row })
    .onConflict((c) => c.column('prospecto_id').doUpdateSet(row))
    .execute()
}
