import { declaracionMessages as m } from '@alerce/contract/messages/declaracion/declaracion'
import { puedeAnularse } from '@alerce/domain/declaracion/anulacion'
import { estaSinCompletar } from '@alerce/domain/declaracion/etapas'
import { seHaEnviado } from '@alerce/domain/declaracion/firma/envio'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { exigirSinActualizacion } from '../../../postulacion/edicion/exigir-actualizacion.ts'
import { copiarProspecto } from '../../../postulacion/prospecto/ingreso/copiar-prospecto.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure, refuse } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { buscarDeclaracion, type Declaracion, declaracionVivaDe } from '../read-model.ts'
import { guardarCopia } from '../repository.ts'
import { anularLaViva } from './anular-la-viva.ts'
import { invitacionReemplazada } from './events.ts'
import { ultimaInvitacion } from './read-model.ts'

async function copiar(ctx: Context, prospecto: Prospecto, { id, folio }: Declaracion): Promise<number> {
  const copia = await copiarProspecto(ctx, prospecto, { de: `la de la invitación anulada ${folio}` })
  await guardarCopia(ctx.tx, id, copia)
  return copia
}

/** The copy of one that was annulled already, for who begins anew only now; null: it was left before. */
async function copiarLaAnulada(ctx: Context, prospecto: Prospecto): Promise<number | null> {
  const anulada = await ultimaInvitacion(ctx.tx, prospecto.id)
  if (!anulada || anulada.copiaProspectoId !== null) return null
  const copia = await copiar(ctx, prospecto, anulada)
  await anotar(ctx, prospecto.id, 'anuladaCopiada')
  await ctx.raise(invitacionReemplazada, { declaracionId: anulada.id })
  return copia
}

/** True where a prospect was invited and nothing stands of it any more. */
export const yaAnulada = ({ etapa }: Prospecto, viva: Declaracion | null): boolean =>
  viva === null && etapa === 'invitacionAnulada'

/** The live invitation of a prospect, locked after it; null: there is none. */
export async function invitacionViva({ tx }: Context, prospectoId: number): Promise<Declaracion | null> {
  const viva = await declaracionVivaDe(tx, prospectoId)
  const ds = viva?.tipoVenta === 'E' ? await buscarDeclaracion(tx, viva.id, true) : null
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
export async function anularLaSuya(ctx: Context, prospecto: Prospecto, clonar: boolean): Promise<number | null> {
  const viva = await invitacionViva(ctx, prospecto.id)
  if (yaAnulada(prospecto, viva)) return clonar ? await copiarLaAnulada(ctx, prospecto) : null
  const ds = viva ?? refuse(m.sinInvitacion)
  ensure(seAnula(ds), m.invitacionFirmada)
  await exigirSinActualizacion(ctx, prospecto.id)
  await anularLaViva(ctx, prospecto, ds, clonar ? 'por su asesor, con una copia de la postulación' : 'por su asesor')
  await ctx.raise(invitacionReemplazada, { declaracionId: ds.id })
  return clonar ? await copiar(ctx, prospecto, ds) : null
}
