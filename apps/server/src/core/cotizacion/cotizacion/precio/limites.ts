import { cotizacionMessages } from '@alerce/contract/messages/cotizacion/cotizacion'
import { mayor, menor } from '@alerce/domain/base/dinero/cuentas'
import { type Pesos, pesos } from '@alerce/domain/base/dinero/tipos'
import { soloPlanManual } from '@alerce/domain/base/trabajador/tipos'
import { type Limites, limitesDelPlan } from '@alerce/domain/cotizacion/renta'
import { parametrosAl, topeImponibleAl } from '../../../base/parametros/read-model.ts'
import { empleadoresDe, type Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { rentaDe } from '../../../postulacion/renta/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { type BasesDePrecio, preciar } from './bases.ts'
import { planesPara } from './planes-para.ts'
import { comoEsta, conRenta } from './supuestos.ts'

export interface LimitesDelProspecto extends Limites {
  /** Independent and voluntary workers choose by hand (spec 2 §4). */
  readonly soloManual: boolean
}

/** What each plan on sale in the prospect's region would cost a month; 422 when there is none. */
async function totalesEnVenta(ctx: Context, prospecto: Prospecto, bases: BasesDePrecio): Promise<Pesos[]> {
  const planes = await planesPara(ctx, prospecto, { region: prospecto.codigoRegion })
  ensure(planes.length > 0, cotizacionMessages.regionSinPlanes)
  return planes.map((plan) => preciar(bases, plan).foto.totalPesos)
}

/** Bounds of the agreed price, a month (core rules, Money). An employer must be on record (422). */
export async function limitesDe(
  ctx: Context,
  prospecto: Prospecto,
  bases: BasesDePrecio,
  supuestos = comoEsta,
): Promise<LimitesDelProspecto> {
  const empleadores = conRenta(await empleadoresDe(ctx.tx, prospecto.id), supuestos)
  ensure(empleadores.length > 0, cotizacionMessages.antecedentesIncompletos)
  const { porcentajeMaximoRenta } = await parametrosAl(ctx.tx, ctx.hoy)
  const tipos = empleadores.map((e) => e.tipoTrabajador)
  // of an income that is only supposed nobody has approved anything
  const { aprobada } = supuestos.renta === undefined ? await rentaDe(ctx.tx, prospecto.id) : { aprobada: null }
  // only a voluntary worker's bounds rest on the plans' prices: the others are spared pricing them all
  const totales = tipos.includes('V') ? await totalesEnVenta(ctx, prospecto, bases) : [pesos(0)]
  const limites = limitesDelPlan({
    empleadores,
    rentaAprobada: aprobada,
    topeUF: (await topeImponibleAl(ctx.tx, ctx.hoy)) ?? refuse(cotizacionMessages.sinTope),
    valorUF: bases.uf.valor,
    porcentajeMaximoRenta,
    planMasBarato: totales.reduce((a, b) => menor(a, b)),
    planMasCaro: totales.reduce((a, b) => mayor(a, b)),
  })
  return { ...limites, soloManual: soloPlanManual(tipos) }
}
