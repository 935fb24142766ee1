import type { Db } from '../../../platform/db/database.ts'
import { type Actor, firma } from '../../actor.ts'
import { asesorDeLaVenta, type VentaNombrada } from './read-model-asesor.ts'

/**
 * How the Bitácora and the access log name who acted on a sale: a bearer client acts as its advisor, and both are told
 * (core rules, Who acts).
 */
export async function firmaSobre(tx: Db, actor: Actor, venta: VentaNombrada): Promise<string> {
  return firma(actor, actor.kind === 'cliente' ? await asesorDeLaVenta(tx, venta) : null)
}
