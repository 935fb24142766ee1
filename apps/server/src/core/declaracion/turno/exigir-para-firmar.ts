import type { MessageDefinition } from '@alerce/contract/messages/message'
import { ensure } from '../../refusal.ts'
import type { Context } from '../../use-case.ts'
import { exigirCircular } from '../circular/exigir-circular.ts'
import type { DeclaracionDeProspecto } from '../declaracion/leer-declaracion.ts'
import { exigirJuradas } from '../juradas/exigir-juradas.ts'
import { exigirParejaEnPie } from './exigir-pareja-en-pie.ts'
import { esperaParaFirmar } from './read-model.ts'

/**
 * Refuses (422) to sign a declaration, on paper or on the phone, while anything due before is missing. `espera`: the
 * refusal of a receiver whose giver has not signed.
 */
export async function exigirParaFirmar(
  ctx: Context,
  { declaracion, prospecto }: DeclaracionDeProspecto,
  espera: MessageDefinition,
): Promise<void> {
  await exigirParejaEnPie(ctx.tx, prospecto)
  ensure(!(await esperaParaFirmar(ctx.tx, prospecto)), espera)
  await exigirJuradas(ctx, declaracion.id)
  await exigirCircular(ctx, declaracion.id)
}
