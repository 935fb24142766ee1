import { declaracionMessages as m } from '@alerce/contract/messages/declaracion/declaracion'
import { puedeAnularse } from '@alerce/domain/declaracion/anulacion'
import { estaSinCompletar } from '@alerce/domain/declaracion/etapas'
import { seHaEnviado } from '@alerce/domain/declaracion/firma/envio'
import { note } from '../../../base/bitacora/note.ts'
import { ensureNoActualizacion } from '../../../postulacion/edicion/ensure-actualizacion.ts'
import { copyProspecto } from '../../../postulacion/prospecto/ingreso/copy-prospecto.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { type Declaracion, declaracionVivaDe, findDeclaracion } from '../read-model.ts'
import { saveCopia } from '../repository.ts'
import { invitacionReemplazada } from './events.ts'
import { ultimaInvitacion } from './read-model.ts'
import { voidLive } from './void-live.ts'

async function copy(ctx: Context, prospecto: Prospecto, { id, folio }: Declaracion): Promise<number> {
  const copia = await copyProspecto(ctx, prospecto, { de: `la de la invitación anulada ${folio}` })
  await saveCopia(ctx.tx, id, copia)
  return copia
}

/** The copy of one that was annulled already, for who begins anew only now; null: it was left before. */
async function copyVoided(ctx: Context, prospecto: Prospecto): Promise<number | null> {
  const anulada = await ultimaInvitacion(ctx.tx, prospecto.id)
  if (!anulada || anulada.copiaProspectoId !== null) return null
  const copia = await copy(ctx, prospecto, anulada)
  await note(ctx, prospecto.id, 'anuladaCopiada')
  await ctx.raise(invitacionReemplazada, { declaracionId: anulada.id })
  return copia
}

/** True where a prospect was invited and nothing stands of it any more. */
export const yaAnulada = ({ etapa }: Prospecto, viva: Declaracion | null): boolean =>
  viva === null && etapa === 'invitacionAnulada'

/** The live invitation of a prospect, locked after it; null: there is none. */
export async function invitacionViva({ tx }: Context, prospectoId: number): Promise<Declaracion | null> {
  const viva = await declaracionVivaDe(tx, prospectoId)
  const ds = viva?.tipoVenta === 'E' ? await findDeclaracion(tx, viva.id, true) : null
  return ds?.viva ? ds : null
}

/** True while its applicant has to sign it, again where an update opened it. */
export const sinFirmar = ({ enviadaEn, etapa }: Declaracion): boolean => enviadaEn === null && estaSinCompletar(etapa)

/** True while it may be annulled: until it is signed, and never again after. */
export const seAnula = (ds: Declaracion): boolean => puedeAnularse(ds.etapa, seHaEnviado(ds))

/**
 * Annuls the invitation of a prospect that is locked, at the will of its advisor; refused (422) once it is signed, where
 * there is none, and while an update is open. One annulled already stays as it is. `clonar`: a fresh copy is left, once
 * however often it is asked for; its id, null where none was made now.
 */
export async function voidOwn(ctx: Context, prospecto: Prospecto, clonar: boolean): Promise<number | null> {
  const viva = await invitacionViva(ctx, prospecto.id)
  if (yaAnulada(prospecto, viva)) return clonar ? await copyVoided(ctx, prospecto) : null
  const ds = viva ?? refuse(m.sinInvitacion)
  ensure(seAnula(ds), m.invitacionFirmada)
  await ensureNoActualizacion(ctx, prospecto.id)
  await voidLive(ctx, prospecto, ds, clonar ? 'por su asesor, con una copia de la postulación' : 'por su asesor')
  await ctx.raise(invitacionReemplazada, { declaracionId: ds.id })
  return clonar ? await copy(ctx, prospecto, ds) : null
}
