import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { seHace } from '@alerce/domain/declaracion/actos/actos'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import type { DeclaracionDeProspecto } from '../../declaracion/leer-declaracion.ts'
import { exigirParaFirmar } from '../../turno/exigir-para-firmar.ts'

/** Refuses (422) to sign on the phone, or to mail the code for it, at another step or while anything due before is missing. */
export async function exigirFirmable(ctx: Context, postulacion: DeclaracionDeProspecto): Promise<void> {
  ensure(seHace('firmarDeclaracion', postulacion.declaracion), m.otroPaso)
  await exigirParaFirmar(ctx, postulacion, m.firmaDespues)
}
