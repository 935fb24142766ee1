import { declaracionMessages as m } from '@alerce/contract/messages/declaracion/declaracion'
import { note } from '../../../base/bitacora/note.ts'
import { editProspecto } from '../../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { repeatDeclarado } from '../../reuso/repeat-declarado.ts'
import { ensureCreacion } from '../../turno/ensure-creacion.ts'
import { createDeclaracion } from '../al-dia/create-declaracion.ts'
import { voidPrevious } from '../invitaciones/void-previous.ts'
import { declaracionVivaDe, esManualHabilitada } from '../read-model.ts'
import { refreshEstado } from '../refresh-estado.ts'

interface DSManual {
  readonly id: number
  readonly folio: number
}

/** The declaration with its persons; that of a sale that reuses another says at once what that one said. */
async function insertDSManual(ctx: Context, prospecto: Prospecto): Promise<DSManual> {
  const { id, folio } = await createDeclaracion(ctx, prospecto, 'M')
  await note(ctx, prospecto.id, 'dsManualGenerada', String(folio))
  await repeatDeclarado(ctx, id, prospecto)
  await refreshEstado(ctx, prospecto.id)
  return { id, folio }
}

/** A new one, if nothing stops it; what it warns of goes with it, once somebody `confirma` (else 409). */
async function nueva(ctx: Context, prospecto: Prospecto, confirma: boolean): Promise<DSManual> {
  const advierte = await ensureCreacion(ctx, prospecto, 'dsManualGenerada')
  ensure(await esManualHabilitada(ctx, prospecto, null), m.noHabilitada)
  ensure(confirma || !advierte, m.advertencia)
  if (advierte) await voidPrevious(ctx, prospecto)
  return await insertDSManual(ctx, prospecto)
}

/** The manual declaration of a prospect with its persons: the live one, if there is one. */
export async function createDSManual(ctx: Context, prospectoId: number, { confirma }: { readonly confirma: boolean }) {
  const prospecto = await editProspecto(ctx, prospectoId)
  const viva = await declaracionVivaDe(ctx.tx, prospectoId)
  ensure(prospecto.tipoVenta === 'M' && viva?.tipoVenta !== 'E', m.ventaNoManual)
  return { prospecto, ds: viva ?? (await nueva(ctx, prospecto, confirma)) }
}
