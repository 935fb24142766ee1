import { type UF, uf } from '@alerce/domain/base/dinero/tipos'
import type { Selectable } from 'kysely'
import type { BeneficioTable } from '../../../platform/db/tables/cotizacion.ts'
import type { Context } from '../../use-case.ts'

export interface Beneficio {
  readonly codigo: number
  readonly nombre: string
  /** Price per month and contract. */
  readonly precioUF: UF
  readonly grupo: string
  readonly gratuito: boolean
}

/** Benefit as on the wire (spec 2 §3). */
export function presentBeneficio({ codigo, nombre, precioUF, grupo, gratuito }: Beneficio) {
  return { codigo, beneficio: nombre, precioUF, grupo, esGratuito: gratuito }
}

const columnas = ['codigo', 'nombre', 'precioUF', 'grupo', 'gratuito'] as const

/** Transaction and day for reading benefits. */
type Donde = Pick<Context, 'tx' | 'hoy'>

const enVigor = ({ tx, hoy }: Donde) =>
  tx
    .selectFrom('beneficio')
    .where('beneficio.desde', '<=', hoy)
    .where((e) => e.or([e('beneficio.hasta', 'is', null), e('beneficio.hasta', '>=', hoy)]))

const leido = (fila: Pick<Selectable<BeneficioTable>, (typeof columnas)[number]>): Beneficio => ({
  ...fila,
  precioUF: uf(fila.precioUF),
})

/** Benefits that any plan accepts, free and paid. */
export async function beneficiosComplementarios(donde: Donde): Promise<Beneficio[]> {
  const filas = await enVigor(donde).select(columnas).where('especial', '=', false).orderBy('codigo').execute()
  return filas.map(leido)
}

/** Chosen benefits as now on offer; those no longer on offer are omitted. */
export async function beneficiosElegidos(donde: Donde, codigos: readonly number[]): Promise<Beneficio[]> {
  return (await beneficiosComplementarios(donde)).filter(({ codigo }) => codigos.includes(codigo))
}

/** Most expensive special benefit of each of these plans, by plan id; no entry for a plan without one. */
export async function especialMasCaro(donde: Donde, planes: readonly number[]): Promise<Map<number, Beneficio>> {
  const filas = await enVigor(donde)
    .innerJoin('planBeneficio', 'planBeneficio.codigoBeneficio', 'beneficio.codigo')
    .select(['planBeneficio.planId', 'beneficio.codigo', 'beneficio.nombre', 'precioUF', 'grupo', 'gratuito'])
    .where('planBeneficio.planId', 'in', planes)
    .orderBy('precioUF')
    .execute()
  return new Map(filas.map(({ planId, ...fila }) => [planId, leido(fila)]))
}

/** Special benefits of one plan, in its version on sale now. */
export async function beneficiosEspeciales(donde: Donde, planId: number): Promise<Beneficio[]> {
  const filas = await enVigor(donde)
    .innerJoin('planBeneficio', 'planBeneficio.codigoBeneficio', 'beneficio.codigo')
    .innerJoin('plan', 'plan.id', 'planBeneficio.planId')
    .innerJoin('plan as pedido', 'pedido.codigo', 'plan.codigo')
    .select(['beneficio.codigo', 'beneficio.nombre', 'precioUF', 'grupo', 'gratuito'])
    .where('pedido.id', '=', planId)
    .where('plan.desde', '<=', donde.hoy)
    .where((e) => e.or([e('plan.hasta', 'is', null), e('plan.hasta', '>=', donde.hoy)]))
    .orderBy('beneficio.codigo')
    .execute()
  return filas.map(leido)
}
