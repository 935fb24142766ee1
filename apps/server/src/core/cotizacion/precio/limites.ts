import { cotizacionMessages } from '@alerce/contract/messages/cotizacion'
import { type Limites, limitesDelPlan, topeImponibleUF } from '@alerce/domain/precio/renta'
import { soloPlanManual } from '@alerce/domain/trabajador/tipos'
import { parametrosAl } from '../../parametros/read-model.ts'
import { empleadoresDe, type Prospecto } from '../../prospecto/read-model.ts'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { type Bases, preciar } from './bases.ts'
import { planesPara } from './planes-para.ts'

export interface LimitesDelProspecto extends Limites {
  /** Independent and voluntary workers choose by hand (spec 2 §4). */
  readonly soloManual: boolean
}

/** Bounds of the agreed price, pesos a month (core rules, Money). An employer must be on record (422). */
export async function limitesDe(ctx: Context, prospecto: Prospecto, bases: Bases): Promise<LimitesDelProspecto> {
  const empleadores = await empleadoresDe(ctx.tx, prospecto.id)
  ensure(empleadores.length > 0, cotizacionMessages.antecedentesIncompletos)
  const { porcentajeMaximoRenta } = await parametrosAl(ctx.tx, ctx.hoy)
  const planes = await planesPara(ctx, prospecto, { region: prospecto.codigoRegion })
  const totales = planes.map((plan) => preciar(bases, plan).foto.totalPesos)
  const limites = limitesDelPlan({
    empleadores,
    topeUF: topeImponibleUF(ctx.hoy),
    valorUF: bases.uf.valor,
    porcentajeMaximoRenta,
    planMasBarato: totales.length > 0 ? Math.min(...totales) : 0,
    planMasCaro: totales.length > 0 ? Math.max(...totales) : 0,
  })
  return { ...limites, soloManual: soloPlanManual(empleadores.map((e) => e.tipoTrabajador)) }
}
