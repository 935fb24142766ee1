import type { MessageDefinition } from '@alerce/contract/messages/message'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { ensureCircular } from '../circular/ensure-circular.ts'
import type { DeclaracionDeProspecto } from '../ds/read-declaracion.ts'
import { ensureJuradas } from '../juradas/ensure-juradas.ts'
import { ensureParejaEnPie } from './ensure-pareja-en-pie.ts'
import { esperaParaFirmar } from './read-model.ts'

/**
 * Refuses (422) to sign a declaration, on paper or on the phone, while anything due before is missing. `espera`: the
 * refusal of a receiver whose giver has not signed.
 */
export async function ensureReadyToSign(
  ctx: Context,
  { declaracion, prospecto }: DeclaracionDeProspecto,
  espera: MessageDefinition,
): Promise<void> {
  await ensureParejaEnPie(ctx.tx, prospecto)
  ensure(!(await esperaParaFirmar(ctx.tx, prospecto)), espera)
  await ensureJuradas(ctx, declaracion.id)
  await ensureCircular(ctx, declaracion.id)
}
