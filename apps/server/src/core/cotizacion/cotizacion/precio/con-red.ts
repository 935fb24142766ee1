import type { Context } from '../../../use-case.ts'
import { redesDe } from '../../planes/read-model.ts'
import type { Cotizacion } from '../../registro/read-model.ts'

/** Adds to each quote the names of the plan's providers in a region (in all of them when there is none). */
export async function conRed(
  { tx }: Pick<Context, 'tx'>,
  cotizaciones: readonly Cotizacion[],
  region: number | null,
): Promise<Cotizacion[]> {
  const ids = cotizaciones.map((c) => c.plan.id)
  const redes = await redesDe(tx, ids, region)
  return cotizaciones.map((c) => ({ ...c, plan: { ...c.plan, prestadores: redes.get(c.plan.id) ?? [] } }))
}
