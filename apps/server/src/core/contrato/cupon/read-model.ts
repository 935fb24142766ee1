import { type UF, uf } from '@alerce/domain/base/dinero/tipos'
import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { pagaConCupon } from '@alerce/domain/contrato/cupon'
import type { Db } from '../../../platform/db/database.ts'
import { huboEntrada } from '../../base/bitacora/read-model.ts'
import {
  leerEmpleadoresFirmes,
  leerEntidadesFirmes,
} from '../../postulacion/prospecto/ingreso/leer-empleadores-firmes.ts'
import type { Context } from '../../use-case.ts'
import { pagaAlgo } from '../contractual/read-model.ts'

interface Busqueda {
  readonly rut: string | null
  readonly prospectoId: number | undefined
  /** Whose portfolio; null: any. */
  readonly asesorId: number | null
}

/** The newest prospect of a RUT, or the one that is named, whose Bitácora says that there is a coupon; null without one. */
export async function prospectoConCupon(tx: Db, { rut, prospectoId, asesorId }: Busqueda): Promise<number | null> {
  let query = tx.selectFrom('prospecto').select('id').orderBy('id', 'desc')
  if (rut !== null) query = query.where('rut', '=', rut)
  if (prospectoId !== undefined) query = query.where('id', '=', prospectoId)
  if (asesorId !== null) query = query.where('asesorId', '=', asesorId)
  for (const { id } of await query.execute()) {
    if (await huboEntrada(tx, id, ['cuponManual', 'cuponElectronico'])) return id
  }
  return null
}

/** Whether somebody in the sale pays by coupon: nobody does where there is nothing to pay. */
export async function algunoPagaConCupon(ctx: Pick<Context, 'tx' | 'vault'>, prospectoId: number): Promise<boolean> {
  const empleadores = await leerEmpleadoresFirmes(ctx, prospectoId)
  const alguno = empleadores.some(({ tipoTrabajador }) => pagaConCupon(tipoTrabajador))
  return alguno && (await pagaAlgo(ctx.tx, prospectoId))
}

/** Of whom a coupon is: the entity, and its part of what is to be paid; null until the contractual data say it. */
interface ParteDelCupon {
  readonly entidadId: number
  readonly montoUF: UF | null
}

/** The part of what is to be paid that the contractual data give to an entity, or null. */
async function montoPactado(tx: Db, empleadorId: number): Promise<UF | null> {
  const row = await tx
    .selectFrom('entidadPagadora')
    .select('montoDescuentoUF')
    .where('empleadorId', '=', empleadorId)
    .executeTakeFirst()
  return row ? uf(row.montoDescuentoUF) : null
}

/** The part of an entity that pays by coupon, or of the first that does; null where there is none such. */
export async function parteDelCupon(
  ctx: Pick<Context, 'tx' | 'vault'>,
  prospectoId: number,
  { entidadId, total }: { readonly entidadId: number | null; readonly total: UF },
): Promise<ParteDelCupon | null> {
  const todos = await leerEntidadesFirmes(ctx, prospectoId)
  const directos = todos.filter(({ tipoTrabajador }) => pagaConCupon(tipoTrabajador))
  const suyo = entidadId === null ? directos[0] : directos.find(({ id }) => id === entidadId)
  if (!suyo?.id) return null
  const pactado = await montoPactado(ctx.tx, suyo.id)
  return { entidadId: suyo.id, montoUF: pactado ?? (todos.length === 1 ? total : null) }
}

/** The day on which the papers in force of a sale were issued: from it they count its first month; null before. */
export async function emisionDelContrato(tx: Db, prospectoId: number): Promise<FechaISO | null> {
  const row = await tx
    .selectFrom('documentoContrato as p')
    .innerJoin('declaracion as d', 'd.id', 'p.declaracionId')
    .select('p.emitido')
    .where('d.prospectoId', '=', prospectoId)
    .where('d.viva', '=', true)
    .where('p.reemplazado', '=', false)
    .where('p.emitido', 'is not', null)
    .orderBy('p.emitido')
    .limit(1)
    .executeTakeFirst()
  return row?.emitido ? hoyEnSantiago(row.emitido) : null
}
