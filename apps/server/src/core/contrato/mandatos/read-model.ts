import { formatoUF } from '@alerce/domain/base/dinero/formato'
import { pagaConMandato } from '@alerce/domain/contrato/mandato'
import { EDICION_ABIERTA } from '@alerce/domain/postulacion/edicion'
import { type SqlBool, sql } from 'kysely'
import { marca } from '../../../papeles/marca.ts'
import type { Db } from '../../../platform/db/database.ts'
import { type DiaDeTexto, escritoVigente } from '../../base/textos/read-model.ts'
import type { Cotizacion } from '../../cotizacion/registro/read-model.ts'
import { casos, type PaginaDeCasos, sinFin } from '../../mesa/casos/read-model.ts'
import { esDeHallados } from '../../postulacion/busqueda/read-model-papeles.ts'
import { readEmpleadoresFirmes } from '../../postulacion/prospecto/ingreso/read-empleadores-firmes.ts'
import type { Context } from '../../use-case.ts'
import { pagaAlgo } from '../contractual/read-model.ts'

/** Payment mandate in force of a declaration, or null. `otorgado`: ISO instant. */
export async function mandatoDe(tx: Db, declaracionId: number) {
  const row = await tx
    .selectFrom('mandato')
    .select(['referencia', 'otorgadoEn as otorgado', 'origen'])
    .where('declaracionId', '=', declaracionId)
    .where('revocadoEn', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

/** Mandate in force with the text of the consent; one registered by the desk has none. */
export async function mandatoOtorgado(tx: Db, declaracionId: number) {
  const row = await tx
    .selectFrom('mandato as m')
    .leftJoin('consentimientoMandato as c', 'c.mandatoId', 'm.id')
    .select(['m.referencia', 'm.otorgadoEn as otorgado', 'm.otorgadoPor as por', 'm.origen', 'c.texto as consentido'])
    .where('m.declaracionId', '=', declaracionId)
    .where('m.revocadoEn', 'is', null)
    .executeTakeFirst()
  return row ?? null
}

export const mandatoVigente = async (tx: Db, declaracionId: number): Promise<boolean> =>
  (await mandatoDe(tx, declaracionId)) !== null

/** Whether an employer of the sale pays by mandate; false when nothing is to be paid. */
export async function algunoPagaConMandato(ctx: Pick<Context, 'tx' | 'vault'>, prospectoId: number): Promise<boolean> {
  const empleadores = await readEmpleadoresFirmes(ctx, prospectoId)
  const alguno = empleadores.some(({ tipoTrabajador }) => pagaConMandato(tipoTrabajador))
  return alguno && (await pagaAlgo(ctx.tx, prospectoId))
}

// Literals let the query use the partial index; an open update keeps the state before it (decision 022)
const leFalta = sql<SqlBool>`p.estado = 'DS Aceptada'
  and coalesce(
    (select a.pagaba_sin_empleador from actualizacion a where a.prospecto_id = p.id and a.estado = ${sql.lit(EDICION_ABIERTA)}),
    exists (select 1 from empleador e where e.prospecto_id = p.id and not e.retirado and e.tipo_trabajador in ('I', 'V')))
  and not exists (select 1 from mandato m where m.declaracion_id = d.id and m.revocado_en is null)
  and not exists (select 1 from cotizacion c where c.prospecto_id = p.id and c.lugar = 'venta' and not c.reemplazada
    and (c.foto -> 'foto' ->> 'pagarUF')::numeric = 0)`

const faltan = (tx: Db) => casos(tx).where('d.id', 'is not', null).where(leFalta)

/** Accepted sales without their mandate, as a table of the desk's inbox. */
export const mandatosQueFaltan = (tx: Db) => faltan(tx).select('p.estadoDesde as desde').select(sinFin)

/** Accepted sales of independents and voluntaries without a mandate, newest first, one more than `limite`. */
export async function sinMandato(tx: Db, { hallados, cursor, limite }: PaginaDeCasos) {
  let query = faltan(tx)
    .select((e) => ['p.id', e.lit(null).as('referencia'), e.lit(null).as('otorgado'), e.lit(null).as('por')])
    .select((e) => e.lit(null).as('origen'))
  if (hallados !== null) query = query.where(esDeHallados(hallados, 'p.id'))
  if (cursor !== null) query = query.where('p.id', '<', cursor)
  return await query
    .orderBy('p.id', 'desc')
    .limit(limite + 1)
    .execute()
}

/** Mandates of live DS, newest first, one more than `limite`. Instants ISO. */
export async function conMandato(tx: Db, { hallados, cursor, limite }: PaginaDeCasos) {
  let query = tx
    .selectFrom('mandato as m')
    .innerJoin(casos(tx).as('caso'), 'caso.declaracionSaludId', 'm.declaracionId')
    .selectAll('caso')
    .select(['m.id', 'm.referencia', 'm.otorgadoEn as otorgado', 'm.otorgadoPor as por', 'm.origen'])
    .where('m.revocadoEn', 'is', null)
  if (hallados !== null) query = query.where(esDeHallados(hallados, 'caso.prospecto_id'))
  if (cursor !== null) query = query.where('m.id', '<', cursor)
  return await query
    .orderBy('m.id', 'desc')
    .limit(limite + 1)
    .execute()
}

/** Text of the mandate for this quote, from the operator's text. */
export const textoDelMandato = (donde: DiaDeTexto, { plan, foto }: Cotizacion) =>
  escritoVigente(donde, 'mandatoPago', {
    isapre: marca.nombre,
    plan: plan.nombre,
    total: `${formatoUF(foto.pagarUF)} UF`,
  })
