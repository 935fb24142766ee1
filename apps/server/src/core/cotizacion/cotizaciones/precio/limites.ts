import { cotizacionMessages } from '@alerce/contract/messages/cotizacion/cotizacion'
import { mayor, menor } from '@alerce/domain/base/dinero/cuentas'
import { pesos } from '@alerce/domain/base/dinero/tipos'
import { soloPlanManual } from '@alerce/domain/base/trabajador/tipos'
import { type Limites, limitesDelPlan, masCaroDeCadaGrupo } from '@alerce/domain/cotizacion/renta'
import { parametrosAl, topeImponibleAl } from '../../../base/parametros/read-model.ts'
import { empleadoresDe, type Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { rentaDe } from '../../../postulacion/renta/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { colectivoDe, type FiltroDePlanes, type PlanEnVenta, planesEnVenta } from '../../planes/read-model.ts'
import { beneficiosComplementarios, especialMasCaro } from '../../planes/read-model-beneficios.ts'
import { type BasesDePrecio, type BeneficiosAgregados, comoEsta, conRenta, price } from './bases.ts'

interface LimitesDelProspecto extends Limites {
  /** Independent and voluntary workers choose by hand (spec 2 §4). */
  readonly soloManual: boolean
}

/** Plans on sale to a prospect today: those of its agreement, or those for individuals. */
export async function planesPara(
  { tx, hoy }: Pick<Context, 'tx' | 'hoy'>,
  prospecto: Prospecto,
  filtro: Omit<FiltroDePlanes, 'hoy' | 'colectivo'> = {},
): Promise<PlanEnVenta[]> {
  return await planesEnVenta(tx, { ...filtro, hoy, colectivo: colectivoDe(prospecto) })
}

/**
 * Cheapest plan on sale in the prospect's region, and the most expensive with its most expensive benefits, a month: the
 * upper limit for a voluntary worker. 422 without plans.
 */
async function extremosEnVenta(ctx: Context, prospecto: Prospecto, bases: BasesDePrecio) {
  const planes = await planesPara(ctx, prospecto, { region: prospecto.codigoRegion })
  ensure(planes.length > 0, cotizacionMessages.regionSinPlanes)
  const complementarios = masCaroDeCadaGrupo(await beneficiosComplementarios(ctx))
  const especiales = await especialMasCaro(
    ctx,
    planes.map(({ id }) => id),
  )
  const totalDe = (plan: PlanEnVenta, agregados?: BeneficiosAgregados) => price(bases, plan, agregados).foto.totalPesos
  return {
    planMasBarato: planes.map((plan) => totalDe(plan)).reduce((a, b) => menor(a, b)),
    planMasCaro: planes
      .map((plan) => totalDe(plan, { complementarios, especial: especiales.get(plan.id) ?? null }))
      .reduce((a, b) => mayor(a, b)),
  }
}

const sinExtremos = { planMasBarato: pesos(0), planMasCaro: pesos(0) }

/** Limits of the agreed price, a month (core rules, Money). 422 without an employer on record. */
export async function limitesDe(
  ctx: Context,
  prospecto: Prospecto,
  bases: BasesDePrecio,
  supuestos = comoEsta,
): Promise<LimitesDelProspecto> {
  const enPie = await empleadoresDe(ctx.tx, prospecto.id)
  const empleadores = conRenta(enPie, supuestos)
  ensure(empleadores.length > 0, cotizacionMessages.antecedentesIncompletos)
  const { porcentajeMaximoRenta } = await parametrosAl(ctx.tx, ctx.hoy)
  const tipos = empleadores.map((e) => e.tipoTrabajador)
  // an assumed income has no approval
  const { aprobada } = supuestos.renta === undefined ? await rentaDe(ctx.tx, prospecto.id, enPie) : { aprobada: null }
  // only a voluntary worker's limits depend on plan prices; pricing all plans is skipped for others
  const extremos = tipos.includes('V') ? await extremosEnVenta(ctx, prospecto, bases) : sinExtremos
  const limites = limitesDelPlan({
    empleadores,
    rentaAprobada: aprobada,
    topeUF: (await topeImponibleAl(ctx.tx, ctx.hoy)) ?? refuse(cotizacionMessages.sinTope),
    valorUF: bases.uf.valor,
    porcentajeMaximoRenta,
    ...extremos,
  })
  return { ...limites, soloManual: soloPlanManual(tipos) }
}
