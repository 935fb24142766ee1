import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { cambiarTipoVenta } from '@alerce/contract/operations/declaracion/invitacion'
import { ensureNoActualizacion } from '../../../postulacion/edicion/ensure-actualizacion.ts'
import { editProspecto, editWithPareja } from '../../../postulacion/prospecto/policy.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { setTipoVenta } from '../../../postulacion/prospecto/set-tipo-venta.ts'
import { ensure } from '../../../refusal.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { declaracionVivaDe } from '../read-model.ts'
import { seAnula, voidOwn } from './void-own.ts'

type TipoVenta = 'M' | 'E'

/** Annuls an unsigned invitation of the former sale type; refuses if there is a paper or signed declaration. */
async function leavePrevious(ctx: Context, prospecto: Prospecto): Promise<void> {
  const viva = await declaracionVivaDe(ctx.tx, prospecto.id)
  if (!viva) return
  ensure(viva.tipoVenta === 'E' && seAnula(viva), m.ventaConDS)
  await voidOwn(ctx, prospecto, false)
}

async function change(ctx: Context, prospecto: Prospecto, tipoVenta: TipoVenta): Promise<void> {
  const { id: prospectoId } = prospecto
  if (prospecto.tipoVenta === tipoVenta) return
  ensure(prospecto.activo, antecedentesMessages.inactivo)
  ensure(tipoVenta === 'M' || prospecto.tipoDocumento === 'R', antecedentesMessages.pasaporteSoloManual)
  await ensureNoActualizacion(ctx, prospectoId)
  await leavePrevious(ctx, prospecto)
  await setTipoVenta(ctx, prospectoId, tipoVenta)
}

export const cambiarTipoVentaUseCase = useCase(cambiarTipoVenta, async ({ prospectoId, tipoVenta }, ctx) => {
  const { prospecto, otro } = await editWithPareja(ctx, prospectoId)
  await change(ctx, prospecto, tipoVenta)
  if (otro) await change(ctx, await editProspecto(ctx, otro.id), tipoVenta)
  return 'ok' as const
})
