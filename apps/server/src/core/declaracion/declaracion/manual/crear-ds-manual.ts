import { declaracionMessages as m } from '@alerce/contract/messages/declaracion/declaracion'
import { anotar } from '../../../base/bitacora/anotar.ts'
import { editarProspecto } from '../../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../../refusal.ts'
import type { Context } from '../../../use-case.ts'
import { repetirDeclarado } from '../../reuso/repetir-declarado.ts'
import { exigirCreacion } from '../../turno/exigir-creacion.ts'
import { crearDeclaracion } from '../al-dia/crear-declaracion.ts'
import { anularAnteriores } from '../invitaciones/anular-anteriores.ts'
import { declaracionVivaDe, esManualHabilitada } from '../read-model.ts'
import { refrescarEstado } from '../refrescar-estado.ts'

interface DSManual {
  readonly id: number
  readonly folio: number
}

/** The declaration with its persons; that of a sale that reuses another says at once what that one said. */
async function insertarDSManual(ctx: Context, prospecto: Prospecto): Promise<DSManual> {
  const { id, folio } = await crearDeclaracion(ctx, prospecto, 'M')
  await anotar(ctx, prospecto.id, 'dsManualGenerada', String(folio))
  await repetirDeclarado(ctx, id, prospecto)
  await refrescarEstado(ctx, prospecto.id)
  return { id, folio }
}

/** A new one, if nothing stops it; what it warns of goes with it, once somebody `confirma` (else 409). */
async function nueva(ctx: Context, prospecto: Prospecto, confirma: boolean): Promise<DSManual> {
  const advierte = await exigirCreacion(ctx, prospecto, 'dsManualGenerada')
  ensure(await esManualHabilitada(ctx, prospecto, null), m.noHabilitada)
  ensure(confirma || !advierte, m.advertencia)
  if (advierte) await anularAnteriores(ctx, prospecto)
  return await insertarDSManual(ctx, prospecto)
}

/** The manual declaration of a prospect with its persons: the live one, if there is one. */
export async function crearDSManual(ctx: Context, prospectoId: number, { confirma }: { readonly confirma: boolean }) {
  const prospecto = await editarProspecto(ctx, prospectoId)
  const viva = await declaracionVivaDe(ctx.tx, prospectoId)
  ensure(prospecto.tipoVenta === 'M' && viva?.tipoVenta !== 'E', m.ventaNoManual)
  return { prospecto, ds: viva ?? (await nueva(ctx, prospecto, confirma)) }
}
