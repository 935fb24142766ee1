import { declaracionMessages as m } from '@alerce/contract/messages/declaracion/declaracion'
import { exigirSinActualizacion } from '../../../postulacion/edicion/exigir-actualizacion.ts'
import { copiarProspecto } from '../../../postulacion/prospecto/ingreso/copiar-prospecto.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { anularLaViva } from './anular-la-viva.ts'
import { invitacionReemplazada } from './events.ts'
import { invitacionViva, seAnula } from './invitacion-viva.ts'

/**
 * Annuls the invitation of a prospect that is locked, at the will of its advisor; refused (422) once it is signed, where
 * there is none, and while an update is open. One annulled already stays as it is. `clonar`: the id of the fresh copy.
 */
export async function anularLaSuya(ctx: Context, prospecto: Prospecto, clonar: boolean): Promise<number | null> {
  const viva = await invitacionViva(ctx, prospecto.id)
  if (!viva && prospecto.etapa === 'invitacionAnulada') return null
  const ds = viva ?? refuse(m.sinInvitacion)
  ensure(seAnula(ds), m.invitacionFirmada)
  await exigirSinActualizacion(ctx, prospecto.id)
  await anularLaViva(ctx, prospecto, ds, clonar ? 'por su asesor, con una copia de la postulación' : 'por su asesor')
  await ctx.raise(invitacionReemplazada, { declaracionId: ds.id })
  return clonar ? await copiarProspecto(ctx, prospecto, { de: `la de la invitación anulada ${ds.folio}` }) : null
}
