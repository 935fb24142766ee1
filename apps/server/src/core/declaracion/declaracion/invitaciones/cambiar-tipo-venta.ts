import { invitacionMessages as m } from '@alerce/contract/messages/declaracion/invitacion'
import { antecedentesMessages } from '@alerce/contract/messages/postulacion/antecedentes'
import { cambiarTipoVenta } from '@alerce/contract/operations/declaracion/invitacion'
import { exigirSinActualizacion } from '../../../postulacion/edicion/exigir-actualizacion.ts'
import { editarConPareja, editarProspecto } from '../../../postulacion/prospecto/policy.ts'
import { ponerTipoVenta } from '../../../postulacion/prospecto/poner-tipo-venta.ts'
import type { Prospecto } from '../../../postulacion/prospecto/read-model.ts'
import { ensure } from '../../../refusal.ts'
import { type Context, useCase } from '../../../use-case.ts'
import { declaracionVivaDe } from '../read-model.ts'
import { anularLaSuya, seAnula } from './anular-la-suya.ts'

type TipoVenta = 'M' | 'E'

/** Annuls an unsigned invitation of the former sale type; refuses if there is a paper or signed declaration. */
async function dejarLoAnterior(ctx: Context, prospecto: Prospecto): Promise<void> {
  const viva = await declaracionVivaDe(ctx.tx, prospecto.id)
  if (!viva) return
  ensure(viva.tipoVenta === 'E' && seAnula(viva), m.ventaConDS)
  await anularLaSuya(ctx, prospecto, false)
}

async function cambiar(ctx: Context, prospecto: Prospecto, tipoVenta: TipoVenta): Promise<void> {
  const { id: prospectoId } = prospecto
  if (prospecto.tipoVenta === tipoVenta) return
  ensure(prospecto.activo, antecedentesMessages.inactivo)
  ensure(tipoVenta === 'M' || prospecto.tipoDocumento === 'R', antecedentesMessages.pasaporteSoloManual)
  await exigirSinActualizacion(ctx, prospectoId)
  await dejarLoAnterior(ctx, prospecto)
  await ponerTipoVenta(ctx, prospectoId, tipoVenta)
}

export const cambiarTipoVentaUseCase = useCase(cambiarTipoVenta, async ({ prospectoId, tipoVenta }, ctx) => {
  const { prospecto, otro } = await editarConPareja(ctx, prospectoId)
  await cambiar(ctx, prospecto, tipoVenta)
  if (otro) await cambiar(ctx, await editarProspecto(ctx, otro.id), tipoVenta)
  return 'ok' as const
})
