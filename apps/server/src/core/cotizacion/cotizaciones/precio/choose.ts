import { planesMessages } from '@alerce/contract/messages/cotizacion/planes'
import { type Pesos, pesos } from '@alerce/domain/base/dinero/tipos'
import { mejoresOpciones, topeConAdicional } from '@alerce/domain/cotizacion/sugerencias'
import { refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { redesDe } from '../../planes/read-model.ts'
import { beneficiosEspeciales } from '../../planes/read-model-beneficios.ts'
import type { Cotizacion } from '../../registro/read-model.ts'
import type { Cotizable } from '../cotizable.ts'
import { type Preferencias, preferenciasDe, type Rango, rangoDe } from '../read-model.ts'
import { type BasesDePrecio, type BeneficiosAgregados, basesDe, price, sinAgregados } from './bases.ts'
import { cabe, compromisoDe } from './en-el-rango.ts'
import { limitesDe, planesPara } from './limites.ts'

/** Special benefit of the plan in the saved preferences, when they are of this plan. */
async function especialElegido(ctx: Context, preferencias: Preferencias | null, planId: number) {
  if (preferencias?.planId !== planId || preferencias.besId === null) return null
  const especiales = await beneficiosEspeciales(ctx, planId)
  return especiales.find((b) => b.codigo === preferencias.besId) ?? null
}

/** Filter for its plans: the saved search, or the region of the prospect. */
export const dondeBusca = (preferencias: Preferencias | null, prospecto: Pick<Cotizable, 'codigoRegion'>) =>
  preferencias?.esSugerencia
    ? { region: preferencias.codigoRegion, prestador: preferencias.codigoPrestador }
    : { region: prospecto.codigoRegion }

/** Adds to each quote the names of the plan's providers in a region (null: in all). */
async function conRed(
  { tx }: Pick<Context, 'tx'>,
  cotizaciones: readonly Cotizacion[],
  region: number | null,
): Promise<Cotizacion[]> {
  const ids = cotizaciones.map((c) => c.plan.id)
  const redes = await redesDe(tx, ids, region)
  return cotizaciones.map((c) => ({ ...c, plan: { ...c.plan, prestadores: redes.get(c.plan.id) ?? [] } }))
}

/** Data already read by the caller; missing data are read here. */
interface LeidoParaPreciar {
  readonly bases?: BasesDePrecio
  readonly preferencias?: Preferencias
}

/** Plan on sale to the prospect, priced with its benefits; 422 when it is not on sale. */
export async function quoteUno(
  ctx: Context,
  prospecto: Cotizable,
  planId: number,
  complementarios: BeneficiosAgregados['complementarios'] = [],
  { bases, ...leido }: LeidoParaPreciar = {},
): Promise<Cotizacion> {
  const preferencias = leido.preferencias ?? (await preferenciasDe(ctx.tx, prospecto.id, prospecto.lugar))
  const donde = dondeBusca(preferencias, prospecto)
  const [plan = refuse(planesMessages.planNoDisponible)] = await planesPara(ctx, prospecto, { planId, ...donde })
  const especial = await especialElegido(ctx, preferencias, planId)
  const cotizacion = price(bases ?? (await basesDe(ctx, prospecto)), plan, { complementarios, especial })
  const [vista = cotizacion] = await conRed(ctx, [cotizacion], donde.region)
  return vista
}

/** Flow 2: the plan chosen by hand, unless its total is outside the saved range. */
export async function opcionManual(ctx: Context, prospecto: Cotizable, planId: number): Promise<Cotizacion[]> {
  const rango = await rangoDe(ctx.tx, prospecto.id, prospecto.lugar)
  const cotizacion = await quoteUno(ctx, prospecto, planId)
  return cabe(cotizacion, rango, prospecto) ? [cotizacion] : []
}

/** Range and 7 % for the search, with the largest addition that the person gave, if any (core rules, Money). */
const busquedaDe = ({ maximo }: Rango, siete: Pesos, adicional: Pesos | null) => ({
  // the minimum was already checked, and a giver has none
  minimo: pesos(0),
  maximo,
  siete,
  tope: topeConAdicional(siete, adicional),
})

/** Suggestions for the saved range and preferences: at most four plans, or the one chosen by hand. */
export async function opcionesSugeridas(ctx: Context, prospecto: Cotizable): Promise<Cotizacion[]> {
  const rango = await rangoDe(ctx.tx, prospecto.id, prospecto.lugar)
  const preferencias = await preferenciasDe(ctx.tx, prospecto.id, prospecto.lugar)
  if (!rango || !preferencias) return []
  if (preferencias.planId !== null) {
    const elegida = await quoteUno(ctx, prospecto, preferencias.planId, [], { preferencias })
    return cabe(elegida, rango, prospecto) ? [elegida] : []
  }
  const { codigoRegion: region, codigoPrestador: prestador, hospitalario, ambulatorio } = preferencias
  const bases = await basesDe(ctx, prospecto)
  const planes = await planesPara(ctx, prospecto, { region, prestador, hospitalario, ambulatorio })
  const opciones = planes
    .map((plan) => ({ ...plan, cotizacion: price(bases, plan, sinAgregados) }))
    .filter(({ cotizacion }) => cabe(cotizacion, rango, prospecto))
    .map((opcion) => ({ ...opcion, totalPesos: compromisoDe(opcion.cotizacion) }))
  const { monto: siete } = await limitesDe(ctx, prospecto, bases)
  const mejores = mejoresOpciones(opciones, busquedaDe(rango, siete, preferencias.montoAdicionalMax))
  return await conRed(
    ctx,
    mejores.map((o) => o.cotizacion),
    region,
  )
}

/** Plans for choosing by hand: on sale in the prospect's region, total within the saved range. */
export async function planesDelRango(ctx: Context, prospecto: Cotizable): Promise<Cotizacion[]> {
  const rango = await rangoDe(ctx.tx, prospecto.id, prospecto.lugar)
  const bases = await basesDe(ctx, prospecto)
  const planes = await planesPara(ctx, prospecto, { region: prospecto.codigoRegion })
  return planes.map((plan) => price(bases, plan)).filter((cotizacion) => cabe(cotizacion, rango, prospecto))
}
