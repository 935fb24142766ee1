import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { seHace } from '@alerce/domain/declaracion/actos/actos'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { exigirCircular } from '../../circular/exigir-circular.ts'
import type { DeclaracionDeProspecto } from '../../declaracion/leer-declaracion.ts'
import { exigirJuradas } from '../../juradas/exigir-juradas.ts'
import { exigirParejaEnPie } from '../../turno/exigir-pareja-en-pie.ts'
import { esperaParaFirmar } from '../../turno/read-model.ts'

/**
 * Refuses (422) to sign, or to mail the code for it, while anything that is due before is missing; of a pair, the giver's
 * signature, or the other going on.
 */
export async function exigirFirmable(ctx: Context, { declaracion, prospecto }: DeclaracionDeProspecto): Promise<void> {
  ensure(seHace('firmarDeclaracion', declaracion), m.otroPaso)
  await exigirParejaEnPie(ctx.tx, prospecto)
  ensure(!(await esperaParaFirmar(ctx.tx, prospecto)), m.firmaDespues)
  await exigirJuradas(ctx, declaracion.id)
  await exigirCircular(ctx, declaracion.id)
}
