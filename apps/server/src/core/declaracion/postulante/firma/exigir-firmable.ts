import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { seHace } from '@alerce/domain/declaracion/actos/actos'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { exigirCircular } from '../../circular/exigir-circular.ts'
import type { Declaracion } from '../../declaracion/read-model.ts'
import { exigirJuradas } from '../../juradas/exigir-juradas.ts'

/** Refuses (422) to sign, or to mail the code for it, while anything that is due before is missing. */
export async function exigirFirmable(ctx: Context, declaracion: Declaracion): Promise<void> {
  ensure(seHace('firmarDeclaracion', declaracion), m.otroPaso)
  await exigirJuradas(ctx, declaracion.id)
  await exigirCircular(ctx, declaracion.id)
}
