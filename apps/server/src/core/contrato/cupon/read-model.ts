import { type UF, uf } from '@alerce/domain/base/dinero/tipos'
import type { FechaISO } from '@alerce/domain/base/fechas/fecha'
import { hoyEnSantiago } from '@alerce/domain/base/fechas/instante'
import { pagaConCupon } from '@alerce/domain/contrato/cupon'
import type { Db } from '../../../platform/db/database.ts'
import { huboEntrada } from '../../base/bitacora/read-model.ts'
import {
  readEmpleadoresFirmes,
  readEntidadesFirmes,
} from '../../postulacion/prospecto/ingreso/read-empleadores-firmes.ts'
import type { Context } from '../../use-case.ts'
import { pagaAlgo } from '../contractual/read-model.ts'

interface Busqueda {
  readonly rut: string | null
  readonly prospectoId: number | undefined
  /** Advisor of the portfolio; null: any. */
  readonly asesorId: number | null
}

/** Newest prospect of a RUT, or the given one, with a coupon in its Bitácora; null without one. */
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

/** Whether an employer of the sale pays by coupon; false when nothing is to be paid. */
export async function algunoPagaConCupon(ctx: Pick<Context, 'tx' | 'vault'>, prospectoId: number): Promise<boolean> {
  const empleadores = await readEmpleadoresFirmes(ctx, prospectoId)
  const alguno = empleadores.some(({ tipoTrabajador }) => pagaConCupon(tipoTrabajador))
  return alguno && (await pagaAlgo(ctx.tx, prospectoId))
}

/** Entity of a coupon and its share of the payment; null until the contractual data set it. */
interface ParteDelCupon {
  readonly entidadId: number
  readonly montoUF: UF | null
}

/** Share of the payment of an entity by the contractual data, or null. */
async function montoPactado(tx: Db, empleadorId: number): Promise<UF | null> {
  const row = await tx
    .selectFrom('entidadPagadora')
    .select('montoDescuentoUF')
    .where('empleadorId', '=', empleadorId)
    .executeTakeFirst()
  return row ? uf(row.montoDescuentoUF) : null
}

/** Share of the given entity, or of the first that pays by coupon; null without one. */
export async function parteDelCupon(
  ctx: Pick<Context, 'tx' | 'vault'>,
  prospectoId: number,
  { entidadId, total }: { readonly entidadId: number | null; readonly total: UF },
): Promise<ParteDelCupon | null> {
  const todos = await readEntidadesFirmes(ctx, prospectoId)
  const directos = todos.filter(({ tipoTrabajador }) => pagaConCupon(tipoTrabajador))
  const suyo = entidadId === null ? directos[0] : directos.find(({ id }) => id === entidadId)
  if (!suyo?.id) return null
  const pactado = await montoPactado(ctx.tx, suyo.id)
  return { entidadId: suyo.id, montoUF: pactado ?? (todos.length === 1 ? total : null) }
}

/** Issue day of the papers in force: the first month counts from it; null before. */
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
